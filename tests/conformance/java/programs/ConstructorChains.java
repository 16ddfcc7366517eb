public class ConstructorChains {
    static class A {
        String s = "";
        A() { this("none"); s += "A()"; }
        A(String t) { this(t, 1); s += "A(S)"; }
        A(String t, int n) { s += t + n; }
    }
    static class B extends A {
        B(int x) { super("b" + x); s += "B"; }
        B() { s += "B()"; }
        B(Object o) { this(o.hashCode() * 0); s += "Bo"; }
    }
    public static void main(String[] args) {
        System.out.println(new A().s + " " + new B(3).s + " " + new B().s + " " + new B("x").s);
        new B((Object) null);
    }
}
