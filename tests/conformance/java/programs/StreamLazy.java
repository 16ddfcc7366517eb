import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamLazy {
    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        Stream<Integer> s = Stream.of(1, 2, 3, 4).filter(x -> { log.add("f" + x); return x % 2 == 0; }).map(x -> { log.add("m" + x); return x * x; });
        System.out.println(log);
        System.out.println(s.findFirst().get() + " " + log);
        System.out.println(Stream.of(3, 1, 2).sorted().peek(x -> log.add("s" + x)).limit(2).count() + " " + log);
        System.out.println(Stream.of("x").parallel().map(x -> x + x).sequential().toList());
        Iterator<Integer> it = Stream.of(7, 8).iterator();
        System.out.println(it.next() + it.next());
        System.out.println(Stream.of(1, 2, 3).mapMulti((Integer x, Consumer<Object> c) -> { if (x != 2) { c.accept(x); c.accept(-x); } }).toList());
        StringBuilder sb = Stream.of(5, 6).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append);
        System.out.println(sb);
        System.out.println(StreamSupport.stream(List.of(1, 2).spliterator(), false).count());
        Stream.of(1, null).map(Object::toString).toList();
    }
}
