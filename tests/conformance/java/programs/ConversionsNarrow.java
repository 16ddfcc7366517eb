public class ConversionsNarrow {
    public static void main(String[] args) {
        int[] values = {0, 127, 128, 255, 256, 32767, 32768, 65535, 65536, -1, -129, Integer.MIN_VALUE};
        for (int v : values) System.out.println((byte) v + " " + (short) v + " " + (int) (char) v + " " + (long) v + " " + (float) v + " " + (double) v);
        long big = 0x123456789abcdefL;
        System.out.println((int) big + " " + (byte) big + " " + (short) big + " " + (float) big + " " + (double) big);
        System.out.println((float) Long.MAX_VALUE + " " + (double) Long.MAX_VALUE + " " + (float) 16777217);
    }
}
