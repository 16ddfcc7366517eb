/** locals of all types in the first places */
public class OpcodesRest {
    static double d() { double d = 1.5; d = d * d; return d; }
    static float f() { float f = 2.5f; f = f - 1; return f; }
    static long l() { long l = 3; l = l + l; return l; }
    static int i() { int i = 4; i = i + i; return i; }
    static String s() { String s = "s"; s = s + s; return s; }
    static double dd(double a, double b) { a = b; b = a - 1; return a + b; }
    static float ff(float a, float b, float c, float e) { a = b; b = c; c = e; e = a; return a + b + c + e; }
    static long ll(int x, long a, int y, long b) { a = b; b = a; return a + b; }
    public static void main(String[] args) {
        System.out.println(d() + f() + l() + i() + s());
        System.out.println(dd(1, 2) + ff(1, 2, 3, 4) + ll(1, 2L, 3, 4L));
    }
}
