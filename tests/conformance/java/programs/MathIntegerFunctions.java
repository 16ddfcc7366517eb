public class MathIntegerFunctions {
    static int isqrt(int n) {
        int r = (int) Math.sqrt(n);
        return r * r > n ? r - 1 : r;
    }
    static long choose(int n, int k) {
        long r = 1;
        for (int i = 1; i <= k; i++) r = r * (n - k + i) / i;
        return r;
    }
    public static void main(String[] args) {
        System.out.println(isqrt(99) + " " + isqrt(100) + " " + choose(30, 15) + " " + Math.floorMod(-1, 7) + Math.max(Math.min(5, 3), -1) + (int) Math.signum(-3.0) + (int) Math.ceil(7 / 2.0) + Math.round(2.5f) + Math.abs(-7L));
    }
}
