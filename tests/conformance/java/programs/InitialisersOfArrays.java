public class InitialisersOfArrays {
    static int[] a = {1, 2, 3};
    static int[][] b = {{1}, {}, {2, 3}};
    static String[] s = {"x", null, "y" + 1};
    static Object[] o = {1, "s", 2.5, 'c', null, new int[] {9}};
    static long[] l = {1, 'c', (byte) 3};
    static char[] c = {'a', 98, 'c' + 0};
    static float[] f = {1, 2.5f};
    static Runnable[] r = {
        () -> System.out.println("r0"), () -> System.out.println("r1")
    };
    public static void main(String[] args) {
        System.out.println(a.length + b[2][1] + s[2] + o[3] + l[1] + c[1] + f[0]);
        r[1].run();
        System.out.println(new int[] {4, 5}[1]);
        System.out.println(new String[][] {{"q"}}[0][0]);
        for (Object x : o) System.out.print(x instanceof int[] ? "arr" : x + " ");
        System.out.println("");
    }
}
