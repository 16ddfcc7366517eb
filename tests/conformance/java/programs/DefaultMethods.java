public class DefaultMethods {
    interface A {
        default String hi() { return "A" + name(); }
        String name();
        static String st() { return "static"; }
        private String pr() { return "private"; }
        default String viaPrivate() { return pr(); }
    }
    interface B extends A { default String hi() { return "B" + A.super.hi(); } }
    interface C extends A {}
    static class D implements B, C { public String name() { return "d"; } }
    interface X { default int v() { return 1; } }
    interface Y { default int v() { return 2; } }
    static class Z implements X, Y {
        public int v() { return X.super.v() + Y.super.v() * 10; }
    }
    static class P { public String hi() { return "class wins"; } }
    static abstract class Q extends P implements A {}
    static class R extends Q { public String name() { return "r"; } }
    public static void main(String[] args) {
        System.out.println(new D().hi());
        System.out.println(new Z().v());
        System.out.println(A.st());
        System.out.println(new D().viaPrivate());
        System.out.println(new R().hi());
        A lam = () -> "lam";
        System.out.println(lam.hi());
    }
}
