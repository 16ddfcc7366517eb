/** 32-bit arithmetic wraps around */
public class ArithmeticInt {
    static int[] values = {0, 1, -1, 7, -7, 46341, Integer.MAX_VALUE, Integer.MIN_VALUE};
    public static void main(String[] args) {
        for (int a : values) {
            for (int b : values) {
                System.out.print((a + b) + " " + (a - b) + " " + (a * b) + " ");
                System.out.println(b == 0 ? "-" : (a / b) + " " + (a % b));
            }
            System.out.println(-a + " " + ~a);
        }
    }
}
