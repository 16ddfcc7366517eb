import java.util.*;

public class SpiralMatrix {
    public static void main(String[] args) {
        int n = 4, v = 1, t = 0, l = 0, b = n - 1, r = n - 1;
        int[][] m = new int[n][n];
        while (t <= b && l <= r) {
            for (int i = l; i <= r; i++) m[t][i] = v++;
            t++;
            for (int i = t; i <= b; i++) m[i][r] = v++;
            r--;
            for (int i = r; i >= l && t <= b; i--) m[b][i] = v++;
            b--;
            for (int i = b; i >= t && l <= r; i--) m[i][l] = v++;
            l++;
        }
        System.out.println(Arrays.deepToString(m));
    }
}
