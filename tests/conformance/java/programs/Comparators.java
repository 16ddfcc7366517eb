import java.util.*;

public class Comparators {
    record P(String n, int a, double w) {}
    public static void main(String[] args) {
        List<P> l = new ArrayList<>(List.of(new P("bob", 30, 1.5), new P("al", 25, 2.5), new P("cy", 30, 0.5), new P("al", 40, 1)));
        l.sort(Comparator.comparing(P::n).thenComparingInt(P::a));
        System.out.println(l);
        l.sort(Comparator.comparingInt(P::a).reversed().thenComparing(P::n, Comparator.reverseOrder()));
        System.out.println(l);
        l.sort(Comparator.comparingDouble(P::w));
        System.out.println(l.get(0));
        List<String> s = Arrays.asList("b", null, "a");
        s.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(s);
        s.sort(Comparator.nullsLast(Comparator.reverseOrder()));
        System.out.println(s);
        System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " " + Map.Entry.<String, Integer>comparingByValue().compare(Map.entry("a", 1), Map.entry("b", 0)));
        List<Integer> bad = new ArrayList<>();
        for (int i = 0; i < 10; i++) bad.add(i);
        bad.sort((a, b) -> b - a);
        System.out.println(bad);
        System.out.println(Collections.max(l, Comparator.comparing(P::w)));
        s.sort(null);
    }
}
