public class Collatz {
    static int steps(long n) {
        if (n <= 0) throw new IllegalArgumentException();
        int c = 0;
        for (; n != 1; c++) n = n % 2 == 0 ? n / 2 : 3 * n + 1;
        return c;
    }
    public static void main(String[] args) {
        for (int i = 1; i < 12; i++) System.out.print(steps(i) + " ");
        System.out.println("");
        steps(0);
    }
}
