public class LongComparisons {
    static String c(long a, long b) {
        return (a < b) + "" + (a <= b) + (a > b) + (a >= b) + (a == b) + (a != b) + Long.compare(a, b);
    }
    public static void main(String[] args) {
        long[] v = {Long.MIN_VALUE, -1, 0, 1L << 32, Long.MAX_VALUE};
        for (long a : v) for (long b : v) System.out.println(c(a, b));
    }
}
