import java.util.*;

public class UnionFind {
    static int[] up = new int[8]; static int find(int x) { return up[x] == x ? x : (up[x] = find(up[x])); }
    public static void main(String[] args) {
        for (int i = 0; i < 8; i++) up[i] = i;
        int[][] e = {{0, 1}, {2, 3}, {1, 3}, {5, 6}};
        for (int[] x : e) up[find(x[0])] = find(x[1]);
        System.out.println(find(0) == find(2));
        System.out.println(find(4) == find(5));
        Set<Integer> r = new TreeSet<>();
        for (int i = 0; i < 8; i++) r.add(find(i));
        System.out.println(r.size());
    }
}
