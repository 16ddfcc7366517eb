public class ObjectMethods {
    static class P implements Cloneable {
        int x;
        int[] a = {1};
        P(int x) { this.x = x; }
        @Override public boolean equals(Object o) { return o instanceof P q && q.x == x; }
        @Override public int hashCode() { return 31 * x; }
        @Override protected P clone() throws CloneNotSupportedException { return (P) super.clone(); }
        @Override public String toString() { return "P" + x; }
    }
    static class Q {
        Object copy() throws CloneNotSupportedException { return clone(); }
    }
    public static void main(String[] args) throws Exception {
        P a = new P(1), b = a.clone();
        b.a[0] = 5;
        System.out.println(a.equals(b) + " " + (a == b) + a.a[0] + b + a.hashCode());
        Object o = new Object();
        System.out.println(o.equals(o) + " " + o.equals(new Object()) + (o.hashCode() == o.hashCode()));
        System.out.println(new Q().toString().startsWith("ObjectMethods$Q@"));
        System.out.println(a.getClass() == P.class);
        System.out.println(P.class.getName() + P.class.getSimpleName() + int.class + String[].class);
        new Q().copy();
    }
}
