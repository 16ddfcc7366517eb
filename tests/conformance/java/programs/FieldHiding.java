public class FieldHiding {
    static class A { int x = 1; static int s = 10; int get() { return x; } }
    static class B extends A {
        int x = 2;
        static int s = 20;
        int both() { return x * 100 + super.x + ((A) this).x; }
    }
    public static void main(String[] args) {
        B b = new B();
        A a = b;
        System.out.println(a.x + " " + b.x + a.get() + b.both() + A.s + B.s);
        a.x = 7;
        System.out.println(b.x + b.get());
    }
}
