import java.util.function.*;
import java.util.stream.*;

public class StreamInfinite {
    public static void main(String[] args) {
        System.out.println(Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).limit(15).map(f -> f[0]).toList());
        System.out.println(IntStream.iterate(1, x -> x * 2).filter(x -> x > 100).findFirst().getAsInt());
        System.out.println(Stream.generate(new Supplier<Integer>() { int n; public Integer get() { return n++ * n; } }).skip(3).limit(4).toList());
        System.out.println(IntStream.generate(() -> 7).limit(3).sum());
    }
}
