public class NewtonRoot {
    public static void main(String[] args) {
        double x = 2;
        for (int i = 0; i < 6; i++) { x -= (x * x - 2) / (2 * x); System.out.println(x); } float f = 1;
        while (f + 1 > f) f *= 2;
        System.out.println(f);
        double e = 1;
        int n = 0;
        while (1 + e > 1) { e /= 2; n++; }
        System.out.println(n + " " + e);
        double s = 0;
        for (int i = 1; i <= 100; i++) s += 1.0 / i;
        System.out.println(s);
        float sf = 0;
        for (int i = 100; i > 0; i--) sf += 1f / i;
        System.out.println(sf);
    }
}
