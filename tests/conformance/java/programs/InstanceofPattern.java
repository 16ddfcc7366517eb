public class InstanceofPattern {
    sealed interface Shape permits Circle, Square, Rect {}
    record Circle(double r) implements Shape {}
    record Square(int side) implements Shape {}
    record Rect(int w, int h) implements Shape {}
    static String of(Object o) {
        if (o instanceof Circle c && c.r() > 1) return "big " + c;
        if (o instanceof Square s) return "square " + s.side();
        if (!(o instanceof Rect r)) return "other " + o;
        return "rect " + r.w() * r.h();
    }
    public static void main(String[] args) {
        for (Object o : new Object[] {new Circle(2), new Circle(0.5), new Square(3), new Rect(2, 5), "text", null}) System.out.println(of(o));
    }
}
