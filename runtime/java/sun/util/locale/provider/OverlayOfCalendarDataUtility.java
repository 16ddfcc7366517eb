package sun.util.locale.provider;

import java.util.Calendar;
import java.util.Locale;

/** Weeks of the United States: the data of others are in resources that only the real one reads. */
final class OverlayOfCalendarDataUtility {
    private OverlayOfCalendarDataUtility() {}

    static int retrieveFirstDayOfWeek(Locale locale) {
        needCountry(locale);
        return Calendar.SUNDAY;
    }

    static int retrieveMinimalDaysInFirstWeek(Locale locale) {
        needCountry(locale);
        return 1;
    }

    private static void needCountry(Locale locale) {
        boolean isKnown = locale.getCountry().equals("US") && !locale.hasExtensions();
        if (!isKnown) AssayMachine.needAnotherLocale();
    }
}
