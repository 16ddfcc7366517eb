import java.util.*;
import java.util.stream.*;

public class StreamGroupCount {
    public static void main(String[] args) {
        Map<Boolean, List<Integer>> m = IntStream.range(0, 10).boxed().collect(Collectors.partitioningBy(x -> x % 2 == 0));
        System.out.println(m);
        Map<Integer, Long> c = Stream.of("a", "bb", "cc", "ddd").collect(Collectors.groupingBy(String::length, Collectors.counting()));
        System.out.println(c);
        Map<Integer, Set<String>> s = Stream.of("a", "bb", "a").collect(Collectors.groupingBy(String::length, Collectors.toSet()));
        System.out.println(s);
        Map<Integer, Optional<String>> x = Stream.of("a", "b", "cc").collect(Collectors.groupingBy(String::length, Collectors.maxBy(Comparator.<String>naturalOrder())));
        System.out.println(x);
        Map<Integer, Double> a = Stream.of(1, 2, 3, 4).collect(Collectors.groupingBy(i -> i % 2, Collectors.averagingDouble(i -> i * 1.5)));
        System.out.println(a);
    }
}
