public class VirtualDispatch {
    static class A {
        String m() { return "A"; }
        String call() { return m() + this.n(); }
        private String n() { return "an"; }
        static String s() { return "As"; }
        String f = "Af";
    }
    static class B extends A {
        @Override String m() { return "B" + super.m(); }
        private String n() { return "bn"; }
        static String s() { return "Bs"; }
        String f = "Bf";
    }
    static class C extends B { @Override String m() { return "C" + super.m(); } }
    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C()};
        for (A a : all) System.out.println(a.m() + " " + a.call() + " " + a.f + " " + (a instanceof B));
        B b = new C();
        System.out.println(b.f + ((A) b).f + A.s() + B.s());
    }
}
