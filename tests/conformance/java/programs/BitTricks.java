public class BitTricks {
    public static void main(String[] args) {
        for (int x : new int[] {1, 12, 255, -8, 1 << 30}) System.out.println((x & -x) + " " + (x & x - 1) + " " + (x ^ x >> 31) + ((x & (x - 1)) == 0) + (x >>> 1 ^ -(x & 1)));
        int a = 5, b = 9;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(a + " " + b);
        long m = 0;
        for (int i = 0; i < 64; i += 7) m |= 1L << i;
        System.out.println(m + " " + Long.bitCount(m));
        System.out.println((1 << 31) - 1);
        System.out.println(1L << 31);
        System.out.println(-1 >>> 28 | 0xf0);
    }
}
