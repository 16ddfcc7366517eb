public class PowerMod {
    static long pow(long b, long e, long m) {
        long r = 1;
        b %= m;
        while (e > 0) { if ((e & 1) == 1) r = r * b % m; b = b * b % m; e >>= 1; }
        return r;
    }
    public static void main(String[] args) {
        System.out.println(pow(2, 100, 1000000007) + " " + pow(3, 0, 7) + " " + pow(7, 1L << 40, 998244353));
    }
}
