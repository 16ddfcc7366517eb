import java.util.*;

public class PascalTriangle {
    public static void main(String[] args) {
        int[][] t = new int[8][];
        for (int i = 0; i < 8; i++) {
            t[i] = new int[i + 1];
            t[i][0] = t[i][i] = 1;
            for (int j = 1; j < i; j++) t[i][j] = t[i - 1][j - 1] + t[i - 1][j];
        }
        for (int[] r : t) System.out.println(Arrays.toString(r));
    }
}
