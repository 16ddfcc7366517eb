import java.util.*;
import java.util.function.*;

public class LambdaGeneric {
    interface Tri<A, B, C, R> {
        R apply(A a, B b, C c);
        default <V> Tri<A, B, C, V> then(Function<? super R, ? extends V> f) {
            return (a, b, c) -> f.apply(apply(a, b, c));
        }
    }
    static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) {
        List<R> r = new ArrayList<>();
        for (T t : l) r.add(f.apply(t));
        return r;
    }
    static <T> Predicate<T> not(Predicate<T> q) { return q.negate(); }
    static int fix(Function<Function<Integer, Integer>, Function<Integer, Integer>> f, int n) {
        return f.apply(x -> fix(f, x)).apply(n);
    }
    public static void main(String[] args) {
        Tri<Integer, Integer, Integer, Integer> t = (a, b, c) -> a * b + c;
        System.out.println(t.then(x -> "r" + x).apply(2, 3, 4));
        System.out.println(map(List.of(1, 2, 3), x -> x * 1.5));
        System.out.println(not((String s) -> s.isEmpty()).test(""));
        System.out.println(fix(self -> n -> n == 0 ? 1 : n * self.apply(n - 1), 10));
    }
}
