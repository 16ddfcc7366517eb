public class MathRounding {
    public static void main(String[] args) {
        double[] v = {0.5, 1.5, 2.5, -0.5, -1.5, 0.49999999999999994, 1e18, 4503599627370497.5, -0.0, Double.NaN, 1e300, -1e300};
        for (double d : v) System.out.println(Math.round(d) + " " + Math.rint(d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.abs(d) + " " + Math.sqrt(d) + " " + Math.round((float) d));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(0.0, -0.0) + Math.max(Double.NaN, 1) + Math.abs(Integer.MIN_VALUE) + Math.max(1, 2L) + Math.min(1f, 2f));
        System.out.println(Math.IEEEremainder(5, 3) + " " + Math.toDegrees(1) + Math.toRadians(180) + Math.signum(0.0));
        System.out.println((int) Math.pow(2, 10) + " " + Math.pow(2, 0.5) + Math.pow(0, 0) + Math.cbrt(27) + Math.hypot(3, 4));
    }
}
