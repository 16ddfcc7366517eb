import java.util.*;
import java.util.stream.*;

public class StreamBasics {
    public static void main(String[] args) {
        List<Integer> l = List.of(5, 3, 8, 1, 9, 2);
        System.out.println(l.stream().filter(x -> x > 2).map(x -> x * 10).sorted().collect(Collectors.toList()));
        System.out.println(l.stream().mapToInt(Integer::intValue).sum() + " " + l.stream().reduce(0, Integer::sum) + l.stream().max(Integer::compare).get() + l.stream().count() + l.stream().anyMatch(x -> x == 8) + l.stream().allMatch(x -> x > 0) + l.stream().noneMatch(x -> x > 8) + l.stream().findFirst().get());
        System.out.println(l.stream().skip(2).limit(3).toList() + "" + Stream.of("a", "b").map(String::toUpperCase).toList() + l.stream().sorted(Comparator.reverseOrder()).toList() + Stream.of(1, 1, 2).distinct().toList());
        l.stream().peek(x -> System.out.print(x + " ")).filter(x -> x % 2 == 0).forEach(x -> System.out.print("[" + x + "] "));
        System.out.println("");
        System.out.println(Stream.iterate(1, x -> x * 2).limit(10).toList() + "" + Stream.iterate(1, x -> x < 50, x -> x * 3).toList() + Stream.generate(() -> "z").limit(2).toList());
        System.out.println(Stream.of(List.of(1, 2), List.of(3)).flatMap(List::stream).toList() + "" + Stream.concat(Stream.of(1), Stream.of(2)).toList() + l.stream().takeWhile(x -> x != 1).toList() + l.stream().dropWhile(x -> x != 1).toList());
        System.out.println(Arrays.toString(l.stream().toArray(Integer[]::new)) + Stream.empty().findAny());
        Stream<Integer> s = l.stream();
        s.count();
        s.count();
    }
}
