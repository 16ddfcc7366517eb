import java.util.*;

public class SortQuick {
    static void sort(int[] a, int l, int r) {
        if (l >= r) return;
        int m = a[(l + r) >>> 1], i = l, j = r;
        while (i <= j) {
            while (a[i] < m) i++;
            while (a[j] > m) j--;
            if (i <= j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; }
        }
        sort(a, l, j);
        sort(a, i, r);
    }
    public static void main(String[] args) {
        int[] a = {3, -1, 8, 0, 8, 2, -7};
        sort(a, 0, a.length - 1);
        System.out.println(Arrays.toString(a));
    }
}
