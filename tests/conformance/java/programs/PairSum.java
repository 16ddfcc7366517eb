import java.util.*;

public class PairSum {
    static int[] of(int[] a, int t) {
        Map<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < a.length; i++) {
            Integer j = m.get(t - a[i]);
            if (j != null) return new int[] {j, i};
            m.put(a[i], i);
        }
        return null;
    }
    public static void main(String[] args) {
        System.out.println(Arrays.toString(of(new int[] {2, 7, 11, 15}, 9)));
        System.out.println(of(new int[] {1}, 2).length);
    }
}
