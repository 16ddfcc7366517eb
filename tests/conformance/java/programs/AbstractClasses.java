public class AbstractClasses {
    static abstract class Shape {
        abstract double area();
        public String toString() { return getClass().getSimpleName() + "=" + area(); }
        static int n;
        { n++; }
    }
    static class Sq extends Shape {
        double s;
        Sq(double s) { this.s = s; }
        double area() { return s * s; }
    }
    static class Cu extends Sq {
        Cu(double s) { super(s); }
        @Override double area() { return 6 * super.area(); }
    }
    public static void main(String[] args) {
        for (Shape s : new Shape[] {new Sq(2), new Cu(2), new Shape() { double area() { return -1; } }}) System.out.println(s);
        System.out.println(Shape.n);
    }
}
