package java.lang;

/** What must follow from a number that is not known: boxes of small numbers, one object for each, and digits. */
@SuppressWarnings({"deprecation", "removal"})
final class OverlayOfLong {
    private static final Long[] CACHE = cache();

    private OverlayOfLong() {}

    static Long valueOf(long number) {
        if (number >= -128 && number <= 127) {
            if (AssayMachine.isKnown(number)) return CACHE[(int) number + 128];
            return (Long) AssayMachine.oneOfItsValue(new Long(number));
        }
        return new Long(number);
    }

    private static Long[] cache() {
        Long[] all = new Long[256];
        for (int i = 0; i < all.length; i++) all[i] = (Long) AssayMachine.oneOfItsValue(new Long((long) (i - 128)));
        return all;
    }

    /** Digits are calculated, not looked up, so that they follow from a number that is not known. */
    static int getChars(long number, int end, byte[] buffer) {
        int at = end;
        long rest = number < 0 ? number : -number;
        do {
            long next = rest / 10;
            buffer[--at] = (byte) ('0' + (next * 10 - rest));
            rest = next;
        } while (rest != 0);
        if (number < 0) buffer[--at] = '-';
        return at;
    }
}
