package java.util;

/** Digits of most locales; what others write is in resources that only the real one reads. */
final class OverlayOfFormatter {
    private static final String LATIN = " cs da de el en es fi fr hr hu it ja ko nb nl no pl pt ro ru sk sl sv tr uk zh ";

    private OverlayOfFormatter() {}

    static char zero(Formatter self) { return zeroOf(self.locale()); }

    private static char zeroOf(Locale locale) {
        if (locale == null || locale.getLanguage().isEmpty()) return '0';
        if (!LATIN.contains(" " + locale.getLanguage() + " ")) AssayMachine.needAnotherLocale();
        return '0';
    }

    static final class FormatSpecifier {
        private FormatSpecifier() {}

        static char getZero(Object self, Locale locale) { return zeroOf(locale); }
    }
}
