/** only the low six bits of a distance count */
public class ShiftsLong {
    public static void main(String[] args) {
        long[] values = {1, -1, Long.MIN_VALUE, 0x123456789abcdef0L};
        int[] by = {0, 1, 31, 32, 63, 64, 65, -1, -63};
        for (long v : values) for (int s : by) System.out.println((v << s) + " " + (v >> s) + " " + (v >>> s) + " " + (v << (long) s));
    }
}
