public class Varargs {
    static int sum(int... n) { int s = 0; for (int x : n) s += x; return s; }
    static String j(String sep, Object... o) {
        String r = o == null ? "null!" : "" + o.length;
        if (o != null) for (Object x : o) r += sep + x;
        return r;
    }
    public static void main(String[] args) {
        System.out.println(sum() + sum(1) + sum(1, 2, 3) + sum(new int[] {9, 9}));
        System.out.println(j(","));
        System.out.println(j(",", 1, "a", null, 2.5));
        System.out.println(j(",", (Object[]) null));
        System.out.println(j(",", (Object) null));
        System.out.println(j("-", new Object[] {1, 2}));
        System.out.println(j("-", (Object) new int[0].length));
    }
}
