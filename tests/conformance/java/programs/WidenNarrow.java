public class WidenNarrow {
    static long l(int i) { return i; }
    static float f(long l) { return l; }
    static double d(float f) { return f; }
    static int i(char c) { return c; }
    static short s(byte b) { return b; }
    public static void main(String[] args) {
        System.out.println(l(-1) + " " + f(123456789012L) + " " + d(1.1f) + i('\uffff') + s((byte) 200));
        byte b = (byte) 0xff;
        System.out.println((b & 0xff) + " " + (b >>> 4) + " " + (b >> 4) + (char) (b & 0x41));
        int big = 0x12345678;
        System.out.println((byte) big + " " + (short) big + (char) (short) -1 + (int) (char) (byte) -1);
    }
}
