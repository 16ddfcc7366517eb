package java.lang;

import java.util.Locale;

/** What the machine does for the overlays beside it; each method is a primitive of Assay. */
public final class AssayMachine {
    private AssayMachine() {}

    /** Adds to what the program has printed. */
    static native void print(String text);

    /** An object of the class on which no constructor has run. */
    public static native Object allocate(Class<?> type);

    /** Whether a number is the same in every run that takes the same path. */
    static native boolean isKnown(long number);

    /** The same object, which from now on is the same as any other such box of its value. */
    static native Object oneOfItsValue(Object box);

    /** The constants of an enum, null for any other class. */
    static native Object[] enumValues(Class<?> type);

    /** The character that has these bytes. */
    static native char joined(byte low, byte high);

    /** The run goes no further where another locale's data are needed than those of the United States. */
    public static void needEnglish(Locale locale) {
        boolean isEnglish = locale.getLanguage().isEmpty() || locale.getLanguage().equals("en");
        if (!isEnglish || !(locale.getCountry().isEmpty() || locale.getCountry().equals("US"))) needAnotherLocale();
    }

    public static void needAnotherLocale() {
        unsupported("the data of a locale other than that of the United States");
    }

    /** The run ends here, for want of this. */
    public static native void unsupported(String what);
}
