public class FormatFloats {
    public static void main(String[] args) {
        System.out.println(String.format("%f|%.2f|%8.3f|%-8.1f|%08.2f|%+.1f|%,.2f|%.0f", 3.14159, 2.005, 1.5, 2.25, -3.5, 2.0, 1234567.891, 2.5));
        System.out.println(String.format("%e|%.3E|%g|%.3g", 12345.678, 0.00012, 0.0001, 123456.0));
        System.out.println(String.format("%f %f %5.1f %e", Double.NaN, Double.POSITIVE_INFINITY, -0.0, 0.0));
        System.out.println(String.format("%.3f %.1f %s", 1.1f, 0.05f, 1e10));
        System.out.println(String.format("%.20f", 0.1));
        System.out.println(String.format("%10.4f|%-12.3e|", Math.PI, Math.E));
        System.out.println(String.format("%s %s", 1.0f, 100.0));
    }
}
