/** making an array or naming a class does not initialise it */
public class StaticInitArray {
    static class A { static { System.out.println("A init"); } static int n; }
    static class B extends A {
        static { System.out.println("B init"); }
        static final int K = 3;
        static void m() { }
    }
    public static void main(String[] args) {
        A[] a = new A[2];
        System.out.println(a.length);
        Class<?> c = B.class;
        System.out.println(c.getSimpleName());
        System.out.println(B.K);
        System.out.println(a[0] instanceof B);
        A.n = 1;
        System.out.println("then");
        B.m();
    }
}
