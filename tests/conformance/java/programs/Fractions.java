public class Fractions {
    record F(long n, long d) implements Comparable<F> {
        F {
            if (d == 0) throw new ArithmeticException("zero");
            if (d < 0) { n = -n; d = -d; }
            long g = gcd(Math.abs(n), d);
            n /= g;
            d /= g;
        }
        static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }
        F plus(F o) { return new F(n * o.d + o.n * d, d * o.d); }
        F times(F o) { return new F(n * o.n, d * o.d); }
        public int compareTo(F o) { return Long.compare(n * o.d, o.n * d); }
        @Override public String toString() { return n + "/" + d; }
    }
    public static void main(String[] args) {
        F a = new F(1, 2), b = new F(-3, -4);
        System.out.println(a.plus(b) + " " + a.times(b) + a.compareTo(b) + a.equals(new F(2, 4)) + a.hashCode());
        new F(1, 0);
    }
}
