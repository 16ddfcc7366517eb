import java.util.*;
import java.util.function.*;

public class LambdaCapture {
    int f = 5; Supplier<Integer> me() { return () -> f++; } static int s;
    public static void main(String[] args) {
        int n = 3;
        String t = "t";
        long l = 1L << 40;
        double d = 0.5;
        Function<Integer, String> g = x -> x + n + t + l + d;
        System.out.println(g.apply(1));
        LambdaCapture o = new LambdaCapture();
        Supplier<Integer> q = o.me();
        q.get();
        System.out.println(q.get() + o.f);
        Runnable r = () -> { s++; Runnable in = () -> s += n; in.run(); };
        r.run();
        System.out.println(s);
        List<Supplier<Integer>> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) { int k = i; all.add(() -> k * k); } for (Supplier<Integer> z : all) System.out.print(z.get() + " ");
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(add.apply(3).apply(4));
    }
}
