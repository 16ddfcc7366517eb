import java.util.*;
import java.util.function.*;

/** conversions between a lambda's types and its interface's */
public class LambdaBoxing {
    interface L { long f(int x); }
    interface O { Object f(Integer x); }
    interface D { double f(Integer a, int b); }
    interface V { void f(String s); }
    static int add(int a, int b) { return a + b; }
    static Integer box(int x) { return x + 1; }
    static long wide(long x) { return x * 3; }
    public static void main(String[] args) {
        L l = Integer::valueOf;
        System.out.println(l.f(5));
        L w = LambdaBoxing::wide;
        System.out.println(w.f(4));
        O o = LambdaBoxing::box;
        System.out.println(o.f(1).getClass().getSimpleName());
        D d = LambdaBoxing::add;
        System.out.println(d.f(2, 3));
        List<String> got = new ArrayList<>();
        V v = got::add;
        v.f("x");
        System.out.println(got);
        BinaryOperator<Integer> bo = Math::max;
        System.out.println(bo.apply(3, 9));
        ToDoubleFunction<Integer> td = x -> x;
        System.out.println(td.applyAsDouble(3));
        Function<Integer, Long> fl = x -> (long) x;
        System.out.println(fl.apply(3));
        Supplier<Character> ch = () -> 'c';
        System.out.println(ch.get());
        IntBinaryOperator ib = Integer::sum;
        System.out.println(ib.applyAsInt(1, 2));
        Function<Integer, Integer> un = x -> x;
        Integer none = null;
        L bad = x -> none;
        bad.f(1);
    }
}
