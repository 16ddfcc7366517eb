import java.util.*;

public class TwoDimensional {
    public static void main(String[] args) {
        char[][] g = new char[3][5];
        for (char[] r : g) Arrays.fill(r, '.');
        g[1][2] = '#';
        for (char[] r : g) System.out.println(new String(r));
        int[][] t = new int[5][3];
        for (int i = 0; i < 5; i++) for (int j = 0; j < 3; j++) t[i][j] = i * j;
        System.out.println(Arrays.stream(t).flatMapToInt(Arrays::stream).sum());
        int[][][] c = new int[2][2][2];
        c[1][1][1] = 8;
        System.out.println(Arrays.deepToString(c));
        boolean[][] b = new boolean[2][];
        System.out.println(b[1] == null);
        g[3][0] = 'x';
    }
}
