public class Queens {
    static int n = 6, count;
    static void go(int r, int c, int d, int e) {
        if (r == n) { count++; return; } for (int i = 0; i < n; i++) {
            int a = 1 << i, b = 1 << (r + i), f = 1 << (r - i + n);
            if ((c & a) == 0 && (d & b) == 0 && (e & f) == 0) go(r + 1, c | a, d | b, e | f);
        }
    }
    public static void main(String[] args) { go(0, 0, 0, 0); System.out.println(count); }
}
