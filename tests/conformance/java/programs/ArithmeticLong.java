/** 64-bit arithmetic wraps around */
public class ArithmeticLong {
    static long[] values = {0, 1, -1, 7, -7, 3037000500L, Long.MAX_VALUE, Long.MIN_VALUE};
    public static void main(String[] args) {
        for (long a : values) {
            for (long b : values) {
                System.out.print((a + b) + " " + (a - b) + " " + (a * b) + " ");
                System.out.println(b == 0 ? "-" : (a / b) + " " + (a % b));
            }
            System.out.println(-a + " " + ~a);
        }
    }
}
