public class StaticInitCycle {
    static class A {
        static final A IT = new A();
        static int n = 5;
        final int seen;
        A() { seen = n; }
    }
    static class X { static int v = Y.w + 1; }
    static class Y { static int w = X.v + 10; }
    public static void main(String[] args) {
        System.out.println(A.IT.seen + " " + A.n);
        System.out.println(Y.w + " " + X.v);
    }
}
