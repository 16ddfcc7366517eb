import java.util.*;

public class TransposeMatrix {
    static int[][] t(int[][] m) {
        int[][] r = new int[m[0].length][m.length];
        for (int i = 0; i < m.length; i++) for (int j = 0; j < m[i].length; j++) r[j][i] = m[i][j];
        return r;
    }
    public static void main(String[] args) {
        System.out.println(Arrays.deepToString(t(new int[][] {{1, 2, 3}, {4, 5, 6}})));
        t(new int[][] {{1}, {2, 3}});
    }
}
