import java.util.*;

public class MovingAverage {
    static double[] of(double[] a, int n) {
        double[] r = new double[a.length - n + 1];
        double s = 0;
        for (int i = 0; i < a.length; i++) {
            s += a[i];
            if (i >= n) s -= a[i - n];
            if (i >= n - 1) r[i - n + 1] = s / n;
        }
        return r;
    }
    public static void main(String[] args) {
        System.out.println(Arrays.toString(of(new double[] {1, 2.5, 4, 8, 0.1}, 3)));
        of(new double[1], 5);
    }
}
