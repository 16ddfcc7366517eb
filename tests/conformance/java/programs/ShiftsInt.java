/** only the low five bits of a distance count */
public class ShiftsInt {
    public static void main(String[] args) {
        int[] values = {1, -1, 0x80000000, 0x12345678};
        int[] by = {0, 1, 4, 31, 32, 33, 63, -1, -31};
        for (int v : values) for (int s : by) System.out.println((v << s) + " " + (v >> s) + " " + (v >>> s));
    }
}
