package java.text;

import java.util.Locale;

/** Those of English: the data of other locales are in resources that only the real one reads. */
final class OverlayOfDecimalFormatSymbols {
    private OverlayOfDecimalFormatSymbols() {}

    static DecimalFormatSymbols getInstance(Locale locale) {
        DecimalFormatSymbols symbols = (DecimalFormatSymbols) AssayMachine.allocate(DecimalFormatSymbols.class);
        initialize(symbols, locale);
        return symbols;
    }

    static void initialize(DecimalFormatSymbols symbols, Locale locale) {
        AssayMachine.needEnglish(locale);
        symbols.setZeroDigit('0');
        symbols.setDecimalSeparator('.');
        symbols.setGroupingSeparator(',');
        symbols.setMonetaryDecimalSeparator('.');
        symbols.setPercent('%');
        symbols.setPerMill('\u2030');
        symbols.setDigit('#');
        symbols.setPatternSeparator(';');
        symbols.setMinusSign('-');
        symbols.setExponentialSymbol('E');
        symbols.setExponentSeparator("E");
        symbols.setInfinity("\u221e");
        symbols.setNaN("NaN");
    }
}
