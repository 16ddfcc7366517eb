import java.util.*;

public class GenericBounds {
    interface Shape { double area(); }
    record Sq(double s) implements Shape { public double area() { return s * s; } }
    static <T extends Shape & Comparable<T>> T top(List<T> l) { return Collections.max(l); }
    record Cu(double s) implements Shape, Comparable<Cu> {
        public double area() { return 6 * s; }
        public int compareTo(Cu o) { return Double.compare(s, o.s); }
    }
    static double sum(Collection<? extends Shape> c) { double t = 0; for (Shape s : c) t += s.area(); return t; }
    static void fill(List<? super Integer> l) { l.add(1); l.add(2); }
    public static void main(String[] args) {
        System.out.println(top(List.of(new Cu(1), new Cu(3))));
        System.out.println(sum(List.of(new Sq(2), new Cu(1))));
        List<Number> n = new ArrayList<>();
        fill(n);
        System.out.println(n);
    }
}
