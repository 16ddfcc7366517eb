public class FloatPrecision {
    public static void main(String[] args) {
        float f = 16777216f;
        System.out.println(f + 1 == f);
        System.out.println(0.1f + 0.2f == 0.3f);
        System.out.println((double) 0.1f);
        System.out.println((float) 0.1 == 0.1);
        System.out.println(1e-45f + " " + 1e38f * 10 + " " + (0.1f * 3));
        System.out.println((int) 1e10f + " " + (long) 1e19f + (char) 65.7f + (byte) 300.5f);
        System.out.println(5f / 3 + " " + 5 / 3f + " " + 5f % 3);
        float g = 1.1f;
        g *= 1.1;
        System.out.println(g);
        double t = 0;
        for (int i = 0; i < 10; i++) t += 0.1;
        System.out.println(t);
        System.out.println(1f / 3 == 1.0 / 3);
        System.out.println(100 * 1.1 + " " + 3 * 0.1 + " " + (2 - 0.0));
    }
}
