public class StaticInitOrder {
    static class A {
        static { System.out.println("A"); }
        static int x = say("A.x", 1);
        static final int CONST = 5;
        static final Integer BOXED = say("A.BOXED", 6);
    }
    static class B extends A { static { System.out.println("B"); } static int y = say("B.y", 2); }
    static class C { static int v = D.v + 1; } static class D { static int v = C.v + 1; }
    interface I { int F = say("I.F", 3); default void m() {} }
    static class J implements I { static { System.out.println("J"); } }
    interface K { int G = say("K.G", 4); }
    static class L implements K { static { System.out.println("L"); } }
    static int say(String s, int n) { System.out.println(s); return n; }
    public static void main(String[] args) {
        System.out.println(A.CONST);
        System.out.println("before");
        System.out.println(B.x);
        System.out.println("then");
        System.out.println(B.y);
        System.out.println(C.v + " " + D.v);
        new J();
        new L();
        System.out.println(K.G);
        B[] none = new B[3];
        System.out.println(A.BOXED);
    }
}
