import java.util.*;

public class RecordInterfaces {
    interface Area { double area(); }
    record Sq(double s) implements Area, Comparable<Sq> {
        public double area() { return s * s; }
        public int compareTo(Sq o) { return Double.compare(s, o.s); }
        @Override public String toString() { return "Sq" + s; }
    }
    record C(double r) implements Area {
        public double area() { return 3 * r * r; }
        @Override public double r() { return r + 1; }
    }
    public static void main(String[] args) {
        Area[] a = {new Sq(2), new C(1)};
        for (Area x : a) System.out.println(x + " " + x.area());
        System.out.println(new C(1).r());
        List<Sq> l = new ArrayList<>(List.of(new Sq(3), new Sq(1)));
        Collections.sort(l);
        System.out.println(l);
        Map<C, Integer> m = new HashMap<>();
        m.put(new C(1), 5);
        System.out.println(m.get(new C(1)));
    }
}
