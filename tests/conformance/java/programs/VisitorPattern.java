public class VisitorPattern {
    interface V<R> { R num(int n); R add(E a, E b); }
    interface E { <R> R accept(V<R> v); }
    static E num(int n) {
        return new E() { public <R> R accept(V<R> v) { return v.num(n); } };
    }
    static E add(E a, E b) {
        return new E() { public <R> R accept(V<R> v) { return v.add(a, b); } };
    }
    public static void main(String[] args) {
        E e = add(num(1), add(num(2), num(3)));
        System.out.println(e.<Integer>accept(new V<>() { public Integer num(int n) { return n; } public Integer add(E a, E b) { return a.<Integer>accept(this) + b.<Integer>accept(this); } }));
        System.out.println(e.<String>accept(new V<>() { public String num(int n) { return "" + n; } public String add(E a, E b) { return "(" + a.<String>accept(this) + "+" + b.<String>accept(this) + ")"; } }));
    }
}
