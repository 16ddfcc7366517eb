public class ArraysNested {
    public static void main(String[] args) {
        int[][] a = new int[3][4]; a[1][2] = 5; System.out.println(a.length + " " + a[0].length + " " + a[1][2]);
        int[][] ragged = {{1}, {2, 3}, {}, null};
        System.out.println(ragged[1][1] + " " + ragged[2].length + " " + (ragged[3] == null));
        String[][][] deep = new String[2][3][];
        System.out.println(deep[1][2] == null);
        deep[1][2] = new String[] {"x"};
        System.out.println(deep[1][2][0]);
        long[][] l = new long[2][];
        l[0] = new long[] {7};
        System.out.println(l[0][0] + " " + l.getClass().getName() + deep.getClass().getName());
        Object o = a;
        System.out.println(o instanceof int[][]);
        System.out.println(o instanceof Object[]);
        System.out.println(o instanceof int[]);
        Object[] row = a;
        System.out.println(((int[]) row[1])[2]);
        int sum = 0; for (int[] r : a) for (int v : r) sum += v; System.out.println(sum);
        System.out.println(ragged[3][0]);
    }
}
