/** with the narrowing that is in it */
public class CompoundAssignment {
    public static void main(String[] args) {
        byte b = 120; b += 10; System.out.println(b);
        short s = 1; s *= 40000; System.out.println(s);
        char c = 'a'; c += 1; System.out.println(c); c++; System.out.println(c);
        int i = 10;
        i -= 3.7;
        System.out.println(i);
        i <<= 33;
        System.out.println(i);
        i >>>= 1;
        System.out.println(i);
        i %= 4;
        System.out.println(i);
        i ^= 0xff;
        System.out.println(i);
        long l = 5;
        l /= 2;
        System.out.println(l);
        l |= 8;
        System.out.println(l);
        l &= 12;
        System.out.println(l);
        l >>= 1;
        System.out.println(l);
        double d = 1; d /= 3; System.out.println(d); d %= 0.1; System.out.println(d);
        float f = 1; f += 1e-9; System.out.println(f); f *= 3; System.out.println(f);
        String t = "x"; t += 1; t += 'c'; t += null; t += 2.5f; System.out.println(t);
        b >>>= 1; System.out.println(b); b = -1; b >>>= 10; System.out.println(b);
    }
}
