public class BinarySearchOwn {
    static int of(long[] a, long k) {
        int l = 0, r = a.length - 1;
        while (l <= r) {
            int m = (l + r) >>> 1;
            if (a[m] < k) l = m + 1;
            else if (a[m] > k) r = m - 1;
            else return m;
        }
        return ~l;
    }
    public static void main(String[] args) {
        long[] a = {-5L, 0, 1L << 40, Long.MAX_VALUE};
        for (long k : new long[] {-5, 3, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE}) System.out.println(of(a, k));
    }
}
