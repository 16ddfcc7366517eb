import java.util.*;
import java.util.stream.*;

public class StreamFlat {
    record O(String n, List<Integer> i) {}
    public static void main(String[] args) {
        List<O> l = List.of(new O("a", List.of(1, 2)), new O("b", List.of()), new O("c", List.of(3)));
        System.out.println(l.stream().flatMap(o -> o.i.stream().map(x -> o.n + x)).toList());
        System.out.println(l.stream().flatMapToInt(o -> o.i.stream().mapToInt(x -> x)).sum());
        System.out.println(IntStream.rangeClosed(1, 3).boxed().flatMap(a -> IntStream.rangeClosed(a, 3).mapToObj(b -> a + "" + b)).collect(Collectors.joining(" ")));
    }
}
