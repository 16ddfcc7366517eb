package java.text;

import java.util.Locale;

/** Those of English, whatever the locale: its data are in resources that only the real one reads. */
final class OverlayOfDecimalFormatSymbols {
    private OverlayOfDecimalFormatSymbols() {}

    static DecimalFormatSymbols getInstance(Locale locale) {
        DecimalFormatSymbols symbols = (DecimalFormatSymbols) AssayMachine.allocate(DecimalFormatSymbols.class);
        symbols.setZeroDigit('0');
        symbols.setDecimalSeparator('.');
        symbols.setGroupingSeparator(',');
        return symbols;
    }
}
