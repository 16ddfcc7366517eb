import java.util.*;

public class GenericArrays {
    @SafeVarargs static <T> List<T> of(T... a) { return new ArrayList<>(Arrays.asList(a)); }
    static <T> void swap(T[] a, int i, int j) { T t = a[i]; a[i] = a[j]; a[j] = t; }
    @SuppressWarnings("unchecked") static <T> T[] make(int n) { return (T[]) new Object[n]; }
    public static void main(String[] args) {
        System.out.println(of(1, 2, 3) + "" + of());
        String[] s = {"a", "b"};
        swap(s, 0, 1);
        System.out.println(s[0] + s[1]);
        Object[] o = GenericArrays.<Object>make(2);
        System.out.println(o.length);
        String[] bad = GenericArrays.<String>make(1);
    }
}
