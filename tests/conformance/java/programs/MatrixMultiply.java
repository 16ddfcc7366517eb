import java.util.*;

public class MatrixMultiply {
    public static void main(String[] args) {
        double[][] a = {{1, 2}, {3, 4}}, b = {{0.5, -1}, {2, 0}}, c = new double[2][2];
        for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) for (int k = 0; k < 2; k++) c[i][j] += a[i][k] * b[k][j];
        System.out.println(Arrays.deepToString(c));
    }
}
