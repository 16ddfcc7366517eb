import java.util.*;
import java.util.stream.*;

public class StreamExceptions {
    public static void main(String[] args) {
        try { Stream.of(1, 0).map(x -> 1 / x).toList(); } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try { List.of(1).stream().toList().add(2); } catch (UnsupportedOperationException e) {
            System.out.println("fixed");
        }
        try {
            IntStream.range(0, 3).boxed().collect(Collectors.toMap(x -> 1, x -> x));
        } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try (Stream<String> s = Stream.of("x").onClose(() -> System.out.println("closed"))) {
            System.out.println(s.count());
        }
        Stream.of(1).limit(-1);
    }
}
