import java.util.*;

/** all the ways in which the library sorts */
public class ArraysSortMany {
    static int x = 7; static int next() { x = x * 1103515245 + 12345; return x >>> 8; }
    public static void main(String[] args) {
        int[] a = new int[700];
        long[] l = new long[100];
        double[] d = new double[100];
        byte[] b = new byte[200];
        short[] s = new short[60];
        char[] c = new char[60];
        Integer[] o = new Integer[100];
        float[] f = new float[50];
        for (int i = 0; i < a.length; i++) a[i] = next() % 1000;
        for (int i = 0; i < 100; i++) {
            l[i] = (long) next() << 20;
            d[i] = next() / 3.0;
            o[i] = next() % 50;
        }
        for (int i = 0; i < 200; i++) b[i] = (byte) next();
        for (int i = 0; i < 60; i++) { s[i] = (short) next(); c[i] = (char) next(); } for (int i = 0; i < 50; i++) f[i] = next() / 7f;
        Arrays.sort(a);
        Arrays.sort(l);
        Arrays.sort(d);
        Arrays.sort(b);
        Arrays.sort(s);
        Arrays.sort(c);
        Arrays.sort(f);
        Arrays.sort(o, (p, q) -> q % 10 - p % 10);
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(l) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(s) + " " + Arrays.hashCode(c) + " " + Arrays.hashCode(f) + " " + Arrays.hashCode(o));
        for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) System.out.println("bad");
    }
}
