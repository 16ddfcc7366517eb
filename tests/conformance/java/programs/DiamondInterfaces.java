public class DiamondInterfaces {
    interface A { default String m() { return "A"; } }
    interface B extends A { default String m() { return "B"; } }
    interface C extends A { }
    static class D implements B, C { }
    static class E implements A, B { }
    static abstract class F implements A { public abstract String m(); }
    static class G extends F { public String m() { return "G"; } }
    public static void main(String[] args) {
        System.out.println(new D().m() + new E().m() + new G().m());
        C c = new D();
        System.out.println(c.m());
    }
}
