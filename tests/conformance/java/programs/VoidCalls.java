import java.util.concurrent.*;

public class VoidCalls {
    static int n;
    static void a() { n++; }
    static void b(Runnable r) { r.run(); r.run(); }
    static Void c() { n += 10; return null; }
    public static void main(String[] args) {
        a();
        b(VoidCalls::a);
        b(() -> { c(); });
        Callable<Void> q = VoidCalls::c;
        System.out.println(c());
        System.out.println(n);
    }
}
