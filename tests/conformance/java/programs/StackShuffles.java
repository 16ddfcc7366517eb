/** expressions for which javac needs all forms of dup */
public class StackShuffles {
    long l = 1; int i = 2; static long sl = 3; static double sd = 4;
    static StackShuffles it() { System.out.print("it "); return new StackShuffles(); }
    public static void main(String[] args) {
        int[] ia = {1, 2, 3}; long[] la = {1, 2, 3}; StackShuffles o = new StackShuffles();
        int x = ia[1] = 9; long y = la[2] = 8; System.out.println(x + " " + y + " " + ia[1] + la[2]);
        x = o.i = 5; y = o.l = 6; System.out.println(x + y + o.i + o.l);
        y = sl = 12; double d = sd = 2.5; System.out.println(y + d + sl + sd);
        x = ia[0]++;
        y = la[0]++;
        x += o.i++;
        y += o.l++;
        System.out.println(x + " " + y + " " + ia[0] + la[0] + o.i + o.l);
        y = sl++; System.out.println(y + sl); System.out.println(it().l++ + it().i--);
        long z = it().l += 5;
        System.out.println(z);
        z = la[1] <<= 3;
        System.out.println(z);
        int w = ia[2] *= 4;
        System.out.println(w);
        Integer[] boxes = {1, 2};
        Integer b = boxes[1]++;
        System.out.println(b + " " + boxes[1]);
        String[] s = {"a"};
        String t = s[0] += "b";
        System.out.println(t + s[0]);
        Math.max(1, 2); Math.max(1L, 2L); new Object(); it(); o.l++; la[0]--;
    }
}
