public class WhileLoops {
    public static void main(String[] args) {
        int i = 0;
        while (i < 3) i++;
        do i += 2;
        while (i < 10);
        System.out.println(i);
        int gcdA = 84, gcdB = 36;
        while (gcdB != 0) { int t = gcdB; gcdB = gcdA % gcdB; gcdA = t; } System.out.println(gcdA);
        long n = 27;
        int steps = 0;
        while (n != 1) { n = (n & 1) == 0 ? n / 2 : 3 * n + 1; steps++; } System.out.println(steps);
        boolean[] comp = new boolean[50];
        for (int k = 2; k < 50; k++) {
            if (comp[k]) continue;
            System.out.print(k + " ");
            for (int j = k * k; j < 50; j += k) comp[j] = true;
        }
        System.out.println("");
        for (long a = 1, b = 1, t; a < 1000000000000L; t = a + b, a = b, b = t) if (a % 7 == 0) System.out.print(a + " ");
        System.out.println("");
        for (double x = 0; x < 1; x += 0.25) System.out.print(x + " ");
        System.out.println("");
    }
}
