public class ArrayClone {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        int[] b = a.clone();
        b[0] = 9;
        System.out.println(a[0] + " " + b[0] + " " + (a == b) + a.equals(b));
        int[][] m = {{1}, {2}};
        int[][] c = m.clone();
        c[0][0] = 7;
        c[1] = new int[] {8};
        System.out.println(m[0][0] + " " + m[1][0]);
        String[] s = {"x"}; String[] t = s.clone(); System.out.println(t[0] + t.getClass().getSimpleName());
        Object[] o = s.clone(); System.out.println(o instanceof String[]);
    }
}
