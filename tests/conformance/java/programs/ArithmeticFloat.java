/** floats are rounded after each step */
public class ArithmeticFloat {
    static float[] values = {0f, -0f, 1f, -1.5f, 0.1f, 3e38f, 1.4e-45f, Float.NaN, Float.POSITIVE_INFINITY};
    public static void main(String[] args) {
        for (float a : values) {
            for (float b : values) {
                System.out.println((a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b));
                System.out.println((a < b) + " " + (a <= b) + " " + (a > b) + " " + (a >= b) + " " + (a == b) + " " + (a != b));
            }
            System.out.println(-a);
        }
    }
}
