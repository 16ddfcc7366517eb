public class HistogramStars {
    public static void main(String[] args) {
        int[] n = new int[5];
        for (int v : new int[] {1, 3, 3, 4, 0, 3}) n[v]++;
        for (int i = 0; i < 5; i++) System.out.println(i + " " + "*".repeat(n[i]));
        n[5]++;
    }
}
