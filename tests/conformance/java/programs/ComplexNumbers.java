public class ComplexNumbers {
    static final class C {
        final double re, im;
        C(double a, double b) { re = a; im = b; }
        C mul(C o) {
            return new C(re * o.re - im * o.im, re * o.im + im * o.re);
        }
        double abs() { return Math.sqrt(re * re + im * im); }
        @Override public String toString() { return re + (im < 0 ? "" : "+") + im + "i"; }
    }
    public static void main(String[] args) {
        C z = new C(1, 1);
        for (int i = 0; i < 5; i++) {
            System.out.println(z + " " + z.abs());
            z = z.mul(new C(0.5, -1));
        }
    }
}
