import java.util.*;

public class GenericsClass {
    static class Pair<A, B> {
        final A a;
        final B b;
        Pair(A a, B b) { this.a = a; this.b = b; }
        <C> Pair<A, C> with(C c) { return new Pair<>(a, c); }
        static <T> Pair<T, T> twice(T t) { return new Pair<>(t, t); }
        Pair<B, A> swap() { return new Pair<>(b, a); }
        public String toString() { return "(" + a + "," + b + ")"; }
    }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T m = i.next();
        while (i.hasNext()) { T x = i.next(); if (x.compareTo(m) > 0) m = x; }
        return m;
    }
    static <T> T[] fill(T[] a, T x) { for (int i = 0; i < a.length; i++) a[i] = x; return a; }
    static double total(List<? extends Number> l) {
        double s = 0;
        for (Number n : l) s += n.doubleValue();
        return s;
    }
    public static void main(String[] args) {
        System.out.println(new Pair<>(1, "x").swap().with(2.5));
        System.out.println(Pair.twice('c'));
        System.out.println(max(Arrays.asList(3, 9, 2)));
        System.out.println(max(List.of("b", "a")));
        System.out.println(fill(new String[2], "q")[1]);
        System.out.println(total(List.of(1, 2.5, 3L)));
    }
}
