import java.util.*;

public class PermutationsNext {
    static boolean next(int[] a) {
        int i = a.length - 2;
        while (i >= 0 && a[i] >= a[i + 1]) i--;
        if (i < 0) return false;
        int j = a.length - 1;
        while (a[j] <= a[i]) j--;
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
        for (int l = i + 1, r = a.length - 1; l < r; l++, r--) { t = a[l]; a[l] = a[r]; a[r] = t; } return true;
    }
    public static void main(String[] args) {
        int[] a = {1, 2, 2, 3};
        int n = 0;
        do { n++; System.out.println(Arrays.toString(a)); } while (next(a));
        System.out.println(n);
    }
}
