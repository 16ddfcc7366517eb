package java.util;

/** Numbers are written as in English, whatever the locale: its data are in resources that only the real one reads. */
final class OverlayOfFormatter {
    private OverlayOfFormatter() {}

    static char zero(Formatter self) { return '0'; }

    static final class FormatSpecifier {
        private FormatSpecifier() {}

        static char getZero(Object self, Locale locale) { return '0'; }
    }
}
