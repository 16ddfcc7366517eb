package java.lang;

/** Boxes of small numbers are one object for each number, also where the number is not known. */
@SuppressWarnings({"deprecation", "removal"})
final class OverlayOfCharacter {
    private static final Character[] CACHE = cache();

    private OverlayOfCharacter() {}

    static Character valueOf(char number) {
        if (number <= 127) {
            if (AssayMachine.isKnown(number)) return CACHE[number];
            return (Character) AssayMachine.oneOfItsValue(new Character(number));
        }
        return new Character(number);
    }

    /** Their names are in a file. */
    static String getName(int codePoint) {
        if (!Character.isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException(String.format("Not a valid Unicode code point: 0x%X", codePoint));
        }
        AssayMachine.unsupported("the names of characters");
        return null;
    }
    static int codePointOf(String name) {
        AssayMachine.unsupported("the names of characters");
        return 0;
    }

    private static Character[] cache() {
        Character[] all = new Character[128];
        for (int i = 0; i < all.length; i++) all[i] = (Character) AssayMachine.oneOfItsValue(new Character((char) i));
        return all;
    }
}
