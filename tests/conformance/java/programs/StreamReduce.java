import java.util.*;
import java.util.stream.*;

public class StreamReduce {
    public static void main(String[] args) {
        List<Integer> l = List.of(1, 2, 3, 4);
        System.out.println(l.stream().reduce(Integer::sum) + " " + l.stream().reduce(1, (a, b) -> a * b) + l.stream().reduce("", (s, x) -> s + x, String::concat) + Stream.<Integer>empty().reduce(Integer::max));
        System.out.println(l.stream().map(String::valueOf).reduce("x", String::concat));
        System.out.println(l.stream().min(Comparator.reverseOrder()).get() + " " + l.stream().mapToInt(x -> x).reduce(0, (a, b) -> a ^ b));
    }
}
