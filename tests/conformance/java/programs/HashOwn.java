import java.util.*;

/** an open hash table */
public class HashOwn {
    static int[] keys = new int[16];
    static boolean[] used = new boolean[16];
    static boolean add(int k) {
        int i = (k * 0x9E3779B9) >>> 28;
        while (used[i]) { if (keys[i] == k) return false; i = (i + 1) & 15; }
        used[i] = true;
        keys[i] = k;
        return true;
    }
    public static void main(String[] args) {
        int n = 0;
        for (int k : new int[] {5, 21, 37, 5, -1, 100, 21}) if (add(k)) n++;
        System.out.println(n + Arrays.toString(keys));
    }
}
