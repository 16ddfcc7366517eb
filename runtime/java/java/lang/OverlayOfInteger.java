package java.lang;

/** What must follow from a number that is not known: boxes of small numbers, one object for each, and digits. */
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

    /** Digits are calculated, not looked up, so that they follow from a number that is not known. */
    static int getChars(int number, int end, byte[] buffer) {
        int at = end;
        int rest = number < 0 ? number : -number;
        do {
            int next = rest / 10;
            buffer[--at] = (byte) ('0' + (next * 10 - rest));
            rest = next;
        } while (rest != 0);
        if (number < 0) buffer[--at] = '-';
        return at;
    }
}
