import java.util.function.*;

public class CurryMany {
    public static void main(String[] args) {
        Function<Integer, Function<Integer, Function<Integer, Integer>>> f = a -> b -> c -> a * b + c;
        System.out.println(f.apply(2).apply(3).apply(4));
        Supplier<Supplier<String>> s = () -> () -> "deep";
        System.out.println(s.get().get());
        BiFunction<Integer, Integer, Integer> g = (a, b) -> a - b;
        Function<Integer, Integer> h = x -> g.apply(x, 1);
        System.out.println(h.andThen(h).apply(5));
        Runnable[] r = new Runnable[3];
        for (int i = 0; i < 3; i++) { final int k = i; r[i] = () -> System.out.print(k); } for (Runnable x : r) x.run();
        System.out.println("");
    }
}
