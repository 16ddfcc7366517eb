import java.util.function.*;

/** of all four kinds */
public class MethodReferences {
    static int twice(int x) { return x * 2; }
    int k;
    MethodReferences(int k) { this.k = k; }
    MethodReferences() { this(1); }
    int plus(int x) { return x + k; }
    String show() { return "k" + k; }
    public static void main(String[] args) {
        IntUnaryOperator a = MethodReferences::twice;
        System.out.println(a.applyAsInt(4));
        MethodReferences o = new MethodReferences(10);
        IntUnaryOperator b = o::plus;
        System.out.println(b.applyAsInt(4));
        Function<MethodReferences, String> c = MethodReferences::show;
        System.out.println(c.apply(o));
        Function<Integer, MethodReferences> d = MethodReferences::new;
        System.out.println(d.apply(7).k);
        Supplier<MethodReferences> e = MethodReferences::new;
        System.out.println(e.get().k);
        IntFunction<int[]> f = int[]::new;
        System.out.println(f.apply(3).length);
        Function<Integer, String[]> g = String[]::new;
        System.out.println(g.apply(2).length);
        BiFunction<String, String, Boolean> h = String::equalsIgnoreCase;
        System.out.println(h.apply("a", "A"));
        Supplier<Integer> len = "hello"::length;
        System.out.println(len.get());
        Consumer<Object> out = System.out::println;
        out.accept("printed");
        ToIntFunction<String> pi = Integer::parseInt;
        System.out.println(pi.applyAsInt("42"));
        Function<Object, String> v = String::valueOf;
        System.out.println(v.apply(1));
        int[] arr = {3, 1};
        Supplier<int[]> cl = arr::clone;
        System.out.println(cl.get()[0]);
        MethodReferences none = null;
        Supplier<String> n = none::show;
    }
}
