public class SumDigits {
    static int of(int n) { n = Math.abs(n); int s = 0; while (n > 0) { s += n % 10; n /= 10; } return s; }
    public static void main(String[] args) {
        System.out.println(of(12345) + " " + of(-99) + " " + of(0) + " " + of(Integer.MIN_VALUE));
    }
}
