public class WaterLevels {
    public static void main(String[] args) {
        int[] h = {0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1};
        int l = 0, r = h.length - 1, a = 0, b = 0, w = 0;
        while (l < r) {
            if (h[l] < h[r]) { a = Math.max(a, h[l]); w += a - h[l++]; } else {
                b = Math.max(b, h[r]);
                w += b - h[r--];
            }
        }
        System.out.println(w);
    }
}
