import java.util.*;

public class SortBubble {
    public static void main(String[] args) {
        int[] a = {5, 2, 9, 1, 5};
        for (int i = 0; i < a.length; i++) for (int j = 0; j + 1 < a.length - i; j++) if (a[j] > a[j + 1]) {
            int t = a[j];
            a[j] = a[j + 1];
            a[j + 1] = t;
        }
        System.out.println(Arrays.toString(a));
    }
}
