import java.util.function.*;

public class SuperChains {
    static class A { int v() { return 1; } String s() { return "A" + v(); } }
    static class B extends A { int v() { return super.v() + 1; } }
    static class C extends B {
        int v() { return super.v() * 10; }
        String s() { return "C" + super.s(); }
        Supplier<Integer> up() { return super::v; }
        Supplier<Integer> me() { return this::v; }
    }
    public static void main(String[] args) { C c = new C(); System.out.println(c.s() + c.up().get() + c.me().get()); }
}
