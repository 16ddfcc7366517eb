public class LabelledLoops {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) continue outer;
                if (i == 3) break outer;
                System.out.print(i * j + " ");
            }
        }
        System.out.println("");
        int n = 0;
        again: do { n++; while (true) { if (n < 4) continue again; break again; } } while (n < 10);
        System.out.println(n);
        block: { if (n > 0) break block; System.out.println("not here"); }
        for (;;) { if (n-- == 0) break; }
        for (int i = 0, j = 10; i < j; i += 2, j--) System.out.print(i + ":" + j + " ");
        System.out.println(n);
    }
}
