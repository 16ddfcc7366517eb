package java.lang;

/** A character is read as what it was before it was taken apart into bytes, also where it is not known. */
final class OverlayOfStringUTF16 {
    private OverlayOfStringUTF16() {}

    static char getChar(byte[] value, int index) {
        return AssayMachine.joined(value[index << 1], value[(index << 1) + 1]);
    }

    static int getChars(int number, int end, byte[] buffer) {
        int at = end;
        int rest = number < 0 ? number : -number;
        do {
            int next = rest / 10;
            StringUTF16.putChar(buffer, --at, '0' + (next * 10 - rest));
            rest = next;
        } while (rest != 0);
        if (number < 0) StringUTF16.putChar(buffer, --at, '-');
        return at;
    }

    static int getChars(long number, int end, byte[] buffer) {
        int at = end;
        long rest = number < 0 ? number : -number;
        do {
            long next = rest / 10;
            StringUTF16.putChar(buffer, --at, '0' + (int) (next * 10 - rest));
            rest = next;
        } while (rest != 0);
        if (number < 0) StringUTF16.putChar(buffer, --at, '-');
        return at;
    }
}
