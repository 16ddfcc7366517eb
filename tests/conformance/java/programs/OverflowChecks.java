public class OverflowChecks {
    public static void main(String[] args) {
        int x = Integer.MAX_VALUE;
        System.out.println(x + 1 < x);
        System.out.println(Math.abs(Integer.MIN_VALUE));
        System.out.println(-Integer.MIN_VALUE == Integer.MIN_VALUE);
        System.out.println(Integer.MIN_VALUE / -1);
        System.out.println(Integer.MIN_VALUE % -1);
        System.out.println(Long.MIN_VALUE / -1 + " " + Long.MIN_VALUE % -1);
        System.out.println((x + x) / 2 + " " + (x + x >>> 1));
        System.out.println(1_000_000 * 1_000_000 + " " + 1_000_000L * 1_000_000);
        short s = Short.MAX_VALUE;
        s++;
        System.out.println(s);
        char c = 0;
        c--;
        System.out.println((int) c);
        System.out.println((byte) (127 + 1));
    }
}
