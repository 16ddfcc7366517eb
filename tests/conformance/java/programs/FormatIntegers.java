public class FormatIntegers {
    public static void main(String[] args) {
        System.out.println(String.format("%d|%5d|%-5d|%05d|%+d|%,d|%(d|% d", 42, 42, 42, 42, 42, 1234567, -5, 7));
        System.out.println(String.format("%x|%X|%#x|%o|%08x", 255, 255, 255, 8, 3054));
        System.out.println(String.format("%d %d %d %d", (byte) -1, (short) 2, 3L, Long.MIN_VALUE));
        System.out.println(String.format("%x %x %x", -1, -1L, (byte) -1));
        System.out.println(String.format("%c%c%5c|%-3c|", 'a', 98, 'x', 'y'));
        System.out.println(String.format("%b %B %b %b", true, false, null, "x"));
        System.out.println(String.format("%s %S %10s|%-10s|%.2s", "str", "up", "right", "left", "cut"));
        System.out.println(String.format("%n%%%h", "hi").length());
        System.out.println(String.format("%2$s %1$s %<s", "a", "b"));
    }
}
