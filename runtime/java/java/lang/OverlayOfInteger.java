package java.lang;

/** Boxes of small numbers are one object for each number, also where the number is not known. */
@SuppressWarnings({"deprecation", "removal"})
final class OverlayOfInteger {
    private static final Integer[] CACHE = cache();

    private OverlayOfInteger() {}

    static Integer valueOf(int number) {
        if (number >= -128 && number <= 127) {
            if (AssayMachine.isKnown(number)) return CACHE[number + 128];
            return (Integer) AssayMachine.oneOfItsValue(new Integer(number));
        }
        return new Integer(number);
    }

    private static Integer[] cache() {
        Integer[] all = new Integer[256];
        for (int i = 0; i < all.length; i++) all[i] = (Integer) AssayMachine.oneOfItsValue(new Integer(i - 128));
        return all;
    }
}
