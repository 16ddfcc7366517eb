public class LambdaIdentity {
    interface A { int f(int x); } interface B { int f(int x); }
    public static void main(String[] args) {
        A a = x -> x + 1;
        B b = a::f;
        System.out.println(b.f(1));
        Object o = a;
        System.out.println(o instanceof A);
        System.out.println(o instanceof B);
        System.out.println(a.equals(a));
        System.out.println(a.hashCode() == a.hashCode());
        A c = (A) o;
        System.out.println(c == a);
    }
}
