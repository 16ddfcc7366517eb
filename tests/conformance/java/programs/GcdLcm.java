public class GcdLcm {
    static long gcd(long a, long b) { return b == 0 ? Math.abs(a) : gcd(b, a % b); }
    public static void main(String[] args) {
        System.out.println(gcd(84, 36) + " " + gcd(-7, 21) + " " + gcd(0, 5) + " " + 12 / gcd(12, 18) * 18 + " " + gcd(Long.MIN_VALUE, 6));
    }
}
