package java.lang;

/** Boxes of small numbers are one object for each number, also where the number is not known. */
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
}
