package java.util;

/** The calendar of English: other locales may have another one, by a service that only the real one looks up. */
final class OverlayOfCalendar {
    private OverlayOfCalendar() {}

    static Calendar createCalendar(TimeZone zone, Locale locale) {
        AssayMachine.needEnglish(locale);
        if (locale.hasExtensions()) AssayMachine.needAnotherLocale();
        return new GregorianCalendar(zone, locale);
    }
}
