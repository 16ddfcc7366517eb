public class MaxSubarray {
    public static void main(String[] args) {
        int[] a = {-2, 1, -3, 4, -1, 2, 1, -5, 4};
        int best = Integer.MIN_VALUE, s = 0;
        for (int x : a) { s = Math.max(x, s + x); best = Math.max(best, s); }
        System.out.println(best);
    }
}
