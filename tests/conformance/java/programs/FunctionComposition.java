import java.util.*;
import java.util.function.*;

public class FunctionComposition {
    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(3) + " " + inc.compose(dbl).apply(3) + " " + Function.<Integer>identity().apply(9));
        Predicate<String> e = String::isEmpty;
        System.out.println(e.negate().and(s -> s.length() < 3).or(s -> s.equals("long one")).test("ab"));
        System.out.println(Predicate.isEqual("x").test("x"));
        System.out.println(Predicate.not(e).test(""));
        BiFunction<Integer, Integer, Integer> m = (a, b) -> a * b;
        System.out.println(m.andThen(inc).apply(4, 5));
        UnaryOperator<String> u = String::toUpperCase;
        System.out.println(u.andThen(String::length).apply("abc"));
        BinaryOperator<Integer> mx = BinaryOperator.maxBy(Comparator.naturalOrder());
        System.out.println(mx.apply(2, 7));
        Consumer<List<Integer>> c = l -> l.add(1);
        List<Integer> l = new ArrayList<>();
        c.andThen(x -> x.add(2)).accept(l);
        System.out.println(l);
        IntUnaryOperator i = x -> x + 1;
        System.out.println(i.andThen(x -> x * x).compose(x -> -x).applyAsInt(4));
        IntPredicate ip = x -> x > 0;
        System.out.println(ip.and(x -> x < 5).test(3));
        inc.andThen(null);
    }
}
