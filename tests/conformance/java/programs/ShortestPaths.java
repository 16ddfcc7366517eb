import java.util.*;

public class ShortestPaths {
    record Edge(int to, int w) {}
    public static void main(String[] args) {
        List<List<Edge>> g = new ArrayList<>();
        for (int i = 0; i < 5; i++) g.add(new ArrayList<>());
        g.get(0).add(new Edge(1, 4));
        g.get(0).add(new Edge(2, 1));
        g.get(2).add(new Edge(1, 2));
        g.get(1).add(new Edge(3, 5));
        int[] d = new int[5];
        Arrays.fill(d, Integer.MAX_VALUE);
        d[0] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>((a, b) -> Integer.compare(a[1], b[1]));
        q.add(new int[] {0, 0});
        while (!q.isEmpty()) {
            int[] t = q.poll();
            if (t[1] > d[t[0]]) continue;
            for (Edge e : g.get(t[0])) if (t[1] + e.w < d[e.to]) {
                d[e.to] = t[1] + e.w;
                q.add(new int[] {e.to, d[e.to]});
            }
        }
        System.out.println(Arrays.toString(d));
    }
}
