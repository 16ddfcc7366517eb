public class Knapsack {
    public static void main(String[] args) {
        int[] w = {2, 3, 4, 5}, v = {3, 4, 5, 6};
        int[][] t = new int[5][9];
        for (int i = 1; i <= 4; i++) for (int c = 0; c <= 8; c++) {
            t[i][c] = t[i - 1][c];
            if (w[i - 1] <= c) t[i][c] = Math.max(t[i][c], t[i - 1][c - w[i - 1]] + v[i - 1]);
        }
        System.out.println(t[4][8]);
    }
}
