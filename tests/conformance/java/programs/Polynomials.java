import java.util.*;

public class Polynomials {
    static int[] mul(int[] a, int[] b) {
        int[] r = new int[a.length + b.length - 1];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < b.length; j++) r[i + j] += a[i] * b[j];
        return r;
    }
    static long at(int[] a, long x) {
        long v = 0;
        for (int i = a.length - 1; i >= 0; i--) v = v * x + a[i];
        return v;
    }
    public static void main(String[] args) {
        int[] q = mul(new int[] {1, 1}, new int[] {-1, 1});
        System.out.println(Arrays.toString(q) + at(q, 10));
        mul(new int[0], new int[0]);
    }
}
