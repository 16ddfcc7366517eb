public class DoubleText {
    public static void main(String[] args) {
        double[] v = {0, -0.0, 1, 0.1, 100, 1e7, 1.0E-3, 9.999e-4, 123456789.125, 1e21, 1e-5, 4.9e-324, 1.7976931348623157e308, 2.2250738585072014E-308, 1.0 / 3, 2.0 / 3, 1e23, 9007199254740993.0, 5e-324, Double.NaN, 1 / 0.0};
        for (double d : v) System.out.println(d + " " + Double.toHexString(d) + " " + (float) d + " " + Double.doubleToLongBits(d));
        System.out.println(Float.toString(3.4028235E38f) + 1.17549435E-38f + 0.3f + 16777216f + 1.0E10f + 3.3554432E7f);
        System.out.println(Double.toString(2.0E-3) + Double.toString(1.0E22));
    }
}
