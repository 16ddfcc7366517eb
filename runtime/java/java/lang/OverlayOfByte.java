package java.lang;

/** Boxes of small numbers are one object for each number, also where the number is not known. */
@SuppressWarnings({"deprecation", "removal"})
final class OverlayOfByte {
    private static final Byte[] CACHE = cache();

    private OverlayOfByte() {}

    static Byte valueOf(byte number) {
        if (AssayMachine.isKnown(number)) return CACHE[number + 128];
        return (Byte) AssayMachine.oneOfItsValue(new Byte(number));
    }

    private static Byte[] cache() {
        Byte[] all = new Byte[256];
        for (int i = 0; i < all.length; i++) all[i] = (Byte) AssayMachine.oneOfItsValue(new Byte((byte) (i - 128)));
        return all;
    }
}
