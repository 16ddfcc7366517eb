public class DoWhileBreaks {
    public static void main(String[] args) {
        int i = 0, s = 0;
        do { i++; if (i == 3) continue; if (i == 7) break; s += i; } while (i < 10);
        System.out.println(i + " " + s);
        int n = 0;
        while (true) { if (++n > 5) break; if (n % 2 == 0) continue; s += n; }
        System.out.println(s);
        for (int k = 10; k-- > 0; ) if (k == 4) { s += k; break; } System.out.println(s);
    }
}
