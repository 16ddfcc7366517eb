package java.lang;

/** Boxes of small numbers are one object for each number, also where the number is not known. */
@SuppressWarnings({"deprecation", "removal"})
final class OverlayOfShort {
    private static final Short[] CACHE = cache();

    private OverlayOfShort() {}

    static Short valueOf(short number) {
        if (number >= -128 && number <= 127) {
            if (AssayMachine.isKnown(number)) return CACHE[number + 128];
            return (Short) AssayMachine.oneOfItsValue(new Short(number));
        }
        return new Short(number);
    }

    private static Short[] cache() {
        Short[] all = new Short[256];
        for (int i = 0; i < all.length; i++) all[i] = (Short) AssayMachine.oneOfItsValue(new Short((short) (i - 128)));
        return all;
    }
}
