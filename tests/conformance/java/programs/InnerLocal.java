/** local classes capture variables */
public class InnerLocal {
    interface Shape { String name(); }
    static Shape make(String n, int k) {
        class Local implements Shape {
            int calls;
            public String name() { return n + k + calls++; }
        }
        return new Local();
    }
    public static void main(String[] args) {
        Shape a = make("a", 1), b = make("b", 2);
        System.out.println(a.name() + a.name() + b.name());
        record Point(int x, int y) { int sum() { return x + y; } }
        System.out.println(new Point(1, 2).sum());
        enum Local { A, B }
        System.out.println(Local.B.ordinal());
        interface F { int f(); }
        F f = () -> 4;
        System.out.println(f.f());
    }
}
