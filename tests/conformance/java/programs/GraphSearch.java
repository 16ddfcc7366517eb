import java.util.*;

public class GraphSearch {
    public static void main(String[] args) {
        Map<Integer, List<Integer>> g = new HashMap<>();
        int[][] e = {{1, 2}, {1, 3}, {2, 4}, {3, 4}, {4, 5}};
        for (int[] x : e) g.computeIfAbsent(x[0], k -> new ArrayList<>()).add(x[1]);
        Deque<Integer> q = new ArrayDeque<>(List.of(1));
        Map<Integer, Integer> d = new TreeMap<>(Map.of(1, 0));
        while (!q.isEmpty()) {
            int at = q.poll();
            for (int n : g.getOrDefault(at, List.of())) if (d.putIfAbsent(n, d.get(at) + 1) == null) q.add(n);
        }
        System.out.println(d);
    }
}
