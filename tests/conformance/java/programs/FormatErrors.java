public class FormatErrors {
    interface T { Object go(); }
    static void t(T t) {
        try { System.out.println(t.go()); } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        t(() -> String.format("%d", "x"));
        t(() -> String.format("%s %s", 1));
        t(() -> String.format("%q", 1));
        t(() -> String.format("%.2d", 1));
        t(() -> String.format("%-d", 1));
        t(() -> String.format("%c", "no"));
        t(() -> String.format("%f", 1));
        t(() -> String.format("%", 1));
        t(() -> String.format("%s", (Object) null));
        t(() -> String.format("%d", (Object) null));
        t(() -> String.format("none", 1, 2));
    }
}
