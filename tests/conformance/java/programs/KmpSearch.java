public class KmpSearch {
    static int find(String t, String q) {
        int[] f = new int[q.length()];
        for (int i = 1, k = 0; i < q.length(); i++) {
            while (k > 0 && q.charAt(i) != q.charAt(k)) k = f[k - 1];
            if (q.charAt(i) == q.charAt(k)) k++;
            f[i] = k;
        }
        for (int i = 0, k = 0; i < t.length(); i++) {
            while (k > 0 && t.charAt(i) != q.charAt(k)) k = f[k - 1];
            if (t.charAt(i) == q.charAt(k)) k++;
            if (k == q.length()) return i - k + 1;
        }
        return -1;
    }
    public static void main(String[] args) {
        System.out.println(find("ababcababd", "ababd") + " " + find("aaa", "b"));
    }
}
