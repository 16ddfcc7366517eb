import java.util.*;

public class TopologicalSort {
    public static void main(String[] args) {
        Map<String, List<String>> g = new TreeMap<>(Map.of("shirt", List.of("tie"), "tie", List.of("jacket"), "trousers", List.of("shoes", "jacket"), "socks", List.of("shoes")));
        Map<String, Integer> in = new TreeMap<>();
        g.forEach((k, v) -> { in.merge(k, 0, Integer::sum); v.forEach(x -> in.merge(x, 1, Integer::sum)); });
        TreeSet<String> q = new TreeSet<>();
        in.forEach((k, v) -> { if (v == 0) q.add(k); });
        while (!q.isEmpty()) {
            String s = q.pollFirst();
            System.out.print(s + " ");
            for (String n : g.getOrDefault(s, List.of())) if (in.merge(n, -1, Integer::sum) == 0) q.add(n);
        }
        System.out.println("");
    }
}
