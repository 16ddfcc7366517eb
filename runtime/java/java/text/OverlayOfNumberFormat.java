package java.text;

import java.util.Locale;

/** Formats of English, but for currencies and short forms: data of locales are in resources that only the real one reads. */
final class OverlayOfNumberFormat {
    private static final int NUMBER = 0;
    private static final int PERCENT = 2;
    private static final int INTEGER = 4;

    private OverlayOfNumberFormat() {}

    static NumberFormat getInstance(Locale locale, NumberFormat.Style style, int choice) {
        AssayMachine.needEnglish(locale);
        boolean isKnown = choice == NUMBER || choice == PERCENT || choice == INTEGER;
        if (!isKnown) AssayMachine.unsupported("formats of currencies, and short forms of numbers");
        String pattern = choice == PERCENT ? "#,##0%" : "#,##0.###";
        DecimalFormat format = new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(locale));
        if (choice == INTEGER) {
            format.setMaximumFractionDigits(0);
            format.setDecimalSeparatorAlwaysShown(false);
            format.setParseIntegerOnly(true);
        }
        return format;
    }
}
