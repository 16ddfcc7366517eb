public class IntegerBits {
    public static void main(String[] args) {
        for (int v : new int[] {0, 1, -1, 12345, Integer.MIN_VALUE, 0x00f0}) System.out.println(Integer.bitCount(v) + " " + Integer.numberOfLeadingZeros(v) + " " + Integer.numberOfTrailingZeros(v) + " " + Integer.highestOneBit(v) + " " + Integer.lowestOneBit(v) + " " + Integer.reverse(v) + " " + Integer.reverseBytes(v) + " " + Integer.rotateLeft(v, 5) + " " + Integer.rotateRight(v, 5) + " " + Integer.signum(v));
        for (long v : new long[] {0, 1, -1, 1L << 40, Long.MIN_VALUE}) System.out.println(Long.bitCount(v) + " " + Long.numberOfLeadingZeros(v) + " " + Long.numberOfTrailingZeros(v) + " " + Long.highestOneBit(v) + " " + Long.reverse(v) + " " + Long.reverseBytes(v) + " " + Long.rotateLeft(v, 9) + " " + Long.signum(v));
        System.out.println(Short.reverseBytes((short) 0x1234) + " " + Character.reverseBytes('a') + 0);
    }
}
