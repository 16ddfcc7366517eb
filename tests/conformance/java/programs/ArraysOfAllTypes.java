public class ArraysOfAllTypes {
    public static void main(String[] args) {
        boolean[] z = new boolean[2];
        byte[] b = {1, -1};
        char[] c = {'a', '\u20ac'};
        short[] s = {1, -2};
        int[] i = {3};
        long[] l = {4L};
        float[] f = {1.5f};
        double[] d = {2.5};
        String[] t = new String[2];
        z[1] = true;
        b[0] = (byte) 200;
        c[0]++;
        s[1] = (short) 70000;
        i[0] <<= 3;
        l[0]--;
        f[0] /= 3;
        d[0] = -d[0];
        t[1] = "t";
        System.out.println(z[0] + " " + z[1] + b[0] + b[1] + c[0] + c[1] + s[0] + s[1] + i[0] + l[0] + f[0] + d[0] + t[0] + t[1]);
        System.out.println(z.length + b.length + c.length + s.length + i.length + l.length + f.length + d.length + t.length);
        System.out.println(z.getClass().getName() + b.getClass().getName() + c.getClass().getName() + s.getClass().getName() + i.getClass().getName() + l.getClass().getName() + f.getClass().getName() + d.getClass().getName() + t.getClass().getName());
        b[1] &= 0x7f; z[0] |= true; System.out.println(b[1] + " " + z[0]);
    }
}
