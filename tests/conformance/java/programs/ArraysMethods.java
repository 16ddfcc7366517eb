import java.util.*;

public class ArraysMethods {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, 1};
        Arrays.sort(a);
        System.out.println(Arrays.toString(a) + Arrays.binarySearch(a, 5) + Arrays.binarySearch(a, 4));
        int[] b = Arrays.copyOf(a, 6), c = Arrays.copyOfRange(a, 1, 3);
        System.out.println(Arrays.toString(b) + Arrays.toString(c) + Arrays.equals(a, a.clone()) + Arrays.hashCode(a));
        Arrays.fill(b, 1, 3, 7);
        System.out.println(Arrays.toString(b) + Arrays.stream(b).sum());
        String[] s = {"pear", "fig", "apple"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, Comparator.comparing(String::length));
        System.out.println(Arrays.asList(s));
        int[][] m = {{1, 2}, {3}};
        System.out.println(Arrays.deepToString(m) + Arrays.deepEquals(m, new int[][] {{1, 2}, {3}}) + Arrays.deepHashCode(m));
        Integer[] x = {3, 1, 2};
        Arrays.sort(x, Collections.reverseOrder());
        System.out.println(Arrays.toString(x));
        Arrays.setAll(a, i -> i * i);
        System.out.println(Arrays.toString(a));
        double[] d = {2.5, -0.0, 0.0, Double.NaN, -1};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        char[] ch = "hello".toCharArray();
        Arrays.sort(ch, 1, 4);
        System.out.println(new String(ch) + Arrays.compare(a, b) + Arrays.mismatch(a, b));
        System.out.println(Arrays.toString(new boolean[2]) + Arrays.toString((int[]) null) + Arrays.asList(1, null));
        Arrays.copyOf(a, -1);
    }
}
