public class SieveBits {
    public static void main(String[] args) {
        long[] b = new long[2];
        for (int i = 2; i < 128; i++) {
            boolean pr = true;
            for (int j = 2; j * j <= i; j++) if (i % j == 0) { pr = false; break; } if (pr) b[i >> 6] |= 1L << i;
        }
        System.out.println(Long.toHexString(b[0]) + " " + Long.toHexString(b[1]) + " " + (Long.bitCount(b[0]) + Long.bitCount(b[1])));
    }
}
