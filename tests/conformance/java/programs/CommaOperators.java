public class CommaOperators {
    public static void main(String[] args) {
        int a = 1, b = 2, c;
        c = a = b = 7;
        System.out.println(a + b + c);
        int[] x = {0, 0};
        int i = 0;
        x[i++] = x[i] = 5;
        System.out.println(x[0] + " " + x[1] + i);
        boolean f = (a = 3) > 2 && (b = 0) == 0;
        System.out.println(f + " " + a + b);
        a += a++ + ++a;
        System.out.println(a);
        a = a-- - --a;
        System.out.println(a);
    }
}
