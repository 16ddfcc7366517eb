import java.util.*;
import java.util.stream.*;

public class CollectorsAll {
    record P(String n, int a, String c) {}
    public static void main(String[] args) {
        List<P> l = List.of(new P("ann", 30, "x"), new P("bob", 20, "y"), new P("cid", 40, "x"), new P("dan", 20, "z"));
        TreeMap<String, List<String>> g = l.stream().collect(Collectors.groupingBy(P::c, TreeMap::new, Collectors.mapping(P::n, Collectors.toList())));
        System.out.println(g);
        System.out.println(l.stream().collect(Collectors.partitioningBy(q -> q.a > 25, Collectors.counting())));
        System.out.println(l.stream().map(P::n).collect(Collectors.joining(", ", "<", ">")));
        System.out.println(l.stream().collect(Collectors.averagingInt(P::a)) + " " + l.stream().collect(Collectors.summingInt(P::a)) + l.stream().collect(Collectors.summarizingInt(P::a)));
        System.out.println(new TreeMap<>(l.stream().collect(Collectors.toMap(P::n, P::a))));
        Map<String, Integer> t = l.stream().collect(Collectors.toMap(P::c, P::a, Integer::sum, LinkedHashMap::new));
        System.out.println(t);
        System.out.println(l.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)) + "" + l.stream().map(P::a).collect(Collectors.toCollection(TreeSet::new)) + l.stream().collect(Collectors.minBy(Comparator.comparingInt(P::a))).get());
        System.out.println(l.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(P::a), (c, s) -> s + "/" + c)) + l.stream().collect(Collectors.reducing(0, P::a, Integer::max)) + l.stream().map(P::c).collect(Collectors.toSet()).size() + l.stream().collect(Collectors.filtering(q -> q.a > 20, Collectors.counting())));
        l.stream().collect(Collectors.toMap(P::c, P::n));
    }
}
