import java.util.function.*;

/** private members across nest mates */
public class InnerPrivateAccess {
    private static int s = 1;
    private int f = 2;
    private static int sm(int x) { return x + s; }
    private int im() { return f; }
    static class N {
        private int g = 3;
        private N() {}
        private static String t() { return "t"; }
        int get(InnerPrivateAccess o) { o.f++; s++; return sm(o.im()); }
    }
    public static void main(String[] args) {
        InnerPrivateAccess o = new InnerPrivateAccess();
        N n = new N();
        n.g += 4;
        System.out.println(n.get(o) + " " + n.g + N.t());
        Supplier<Integer> q = o::im;
        System.out.println(q.get());
    }
}
