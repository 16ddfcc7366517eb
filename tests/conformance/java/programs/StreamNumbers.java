import java.util.*;
import java.util.stream.*;

public class StreamNumbers {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).average() + IntStream.of(3, 1, 2).sorted().boxed().toList() + IntStream.range(0, 10).filter(x -> x % 3 == 0).mapToObj(x -> "n" + x).collect(Collectors.joining(",")));
        System.out.println(IntStream.of(4, 2).summaryStatistics() + " " + DoubleStream.of(1.5, 2.5).sum() + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + IntStream.empty().max() + IntStream.range(0, 4).mapToDouble(x -> x / 2.0).max());
        System.out.println(Arrays.toString(IntStream.iterate(1, x -> x + 2).limit(4).toArray()) + "hello".chars().filter(c -> c == 'l').count() + IntStream.range(0, 3).asLongStream().sum());
        System.out.println(Stream.of("a", "bb").mapToInt(String::length).sum() + IntStream.rangeClosed(2, 30).filter(n -> IntStream.range(2, n).noneMatch(d -> n % d == 0)).boxed().toList().toString());
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.of(1, 2, 4).average().getAsDouble());
    }
}
