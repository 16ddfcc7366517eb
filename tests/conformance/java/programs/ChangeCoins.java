public class ChangeCoins {
    public static void main(String[] args) {
        int[] coins = {1, 5, 10, 25};
        long[] w = new long[101];
        w[0] = 1;
        for (int c : coins) for (int i = c; i <= 100; i++) w[i] += w[i - c];
        System.out.println(w[100]);
    }
}
