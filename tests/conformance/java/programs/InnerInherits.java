public class InnerInherits {
    static class A {
        protected int v = 1;
        class In { int get() { return v; } }
    }
    static class B extends A {
        class In2 extends In { int get() { return super.get() * 10 + v; } }
    }
    public static void main(String[] args) {
        B b = new B();
        b.v = 4;
        System.out.println(b.new In2().get());
        A.In i = b.new In();
        System.out.println(i.get());
    }
}
