/** IEEE doubles with all their corners */
public class ArithmeticDouble {
    static double[] values = {0.0, -0.0, 1.0, -1.5, 0.1, 1e308, 4.9e-324, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    public static void main(String[] args) {
        for (double a : values) {
            for (double b : values) {
                System.out.println((a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b));
                System.out.println((a < b) + " " + (a <= b) + " " + (a > b) + " " + (a >= b) + " " + (a == b) + " " + (a != b));
            }
            System.out.println(-a);
        }
    }
}
