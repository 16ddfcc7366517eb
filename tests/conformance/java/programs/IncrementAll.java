/** of locals, fields, elements, boxes */
public class IncrementAll {
    static int si = 5;
    long fl = 7;
    static byte sb = 127;
    static char sc = 'z';
    static double sd = 0.5;
    static float sf = 1.5f;
    static short ss = -32768;
    public static void main(String[] args) {
        int i = 1; System.out.println(i++ + ++i + i-- - --i);
        System.out.println(si++ + " " + ++si + " " + si-- + " " + --si);
        IncrementAll o = new IncrementAll(); System.out.println(o.fl++ + " " + ++o.fl);
        int[] a = {1, 2}; int k = 0; a[k++]++; System.out.println(a[0] + " " + k); a[k]--; System.out.println(--a[1]);
        long[] la = {5};
        System.out.println(la[0]++ + " " + la[0]);
        double[] da = {1.5};
        System.out.println(--da[0]);
        byte[] ba = {-128};
        System.out.println(--ba[0]);
        sb++; sc++; sd++; sf--; ss--; System.out.println(sb + " " + sc + " " + sd + " " + sf + " " + ss);
        Integer box = 41;
        box++;
        System.out.println(box);
        Character cb = 'a';
        ++cb;
        System.out.println(cb);
        Long lb = 1L;
        lb += 2;
        System.out.println(lb);
        float fx = 1;
        fx++;
        System.out.println(fx);
        long[] two = {1, 2};
        int at = 0;
        two[at++] += 10;
        System.out.println(two[0] + " " + two[1] + " " + at);
    }
}
