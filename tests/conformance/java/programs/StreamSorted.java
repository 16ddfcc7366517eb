import java.util.*;
import java.util.stream.*;

public class StreamSorted {
    record P(String n, int a) {}
    public static void main(String[] args) {
        List<P> l = List.of(new P("x", 3), new P("a", 3), new P("m", 1));
        System.out.println(l.stream().sorted(Comparator.comparingInt(P::a).thenComparing(P::n)).map(P::n).toList());
        System.out.println(l.stream().sorted(Comparator.comparing(P::n).reversed()).map(P::a).toList());
        System.out.println(Stream.of("b", "A", "c").sorted(String.CASE_INSENSITIVE_ORDER).toList());
        Stream.of(new Object(), new Object()).sorted().toList();
    }
}
