public class ConstantFolding {
    static final int A = 5 * 7 + (3 << 2);
    static final String S = "a" + A + 'c' + 1.5 + true + null;
    static final long L = Integer.MAX_VALUE + 1;
    static final long M = Integer.MAX_VALUE + 1L;
    static final boolean B = A > 40 && "x" == "x";
    static final double D = 1 / 2 + 1 / 2.0;
    static final char C = (char) (A + 50);
    final int inst = 9;
    public static void main(String[] args) {
        System.out.println(A + S + L + M + B + D + C);
        System.out.println(S == "a" + A + "c" + "1.5" + "true" + null);
        System.out.println("ab" == "a" + "b");
        final String x = "a";
        String y = "a";
        System.out.println("ab" == x + "b");
        System.out.println("ab" == y + "b");
        System.out.println("ab" == (y + "b").intern());
        System.out.println(new ConstantFolding().inst);
        byte b = (byte) 300;
        System.out.println(b);
        float f = 1 / 3f;
        System.out.println(f);
        System.out.println((int) 3.99 + (int) -3.99);
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println(1.0 / 3 * 3 == 1.0);
    }
}
