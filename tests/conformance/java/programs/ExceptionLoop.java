public class ExceptionLoop {
    public static void main(String[] args) {
        int n = 0;
        for (int i = -2; i < 3; i++) {
            try { n += 10 / i; } catch (ArithmeticException e) { n += 1000; continue; } finally { n++; }
            n += 2;
        }
        System.out.println(n);
    }
}
