import java.util.*;

/** toString, equals and hashCode over fields of all types */
public class RecordAllTypes {
    record R(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, int[] a, List<Integer> li) {}
    record Empty() {} record G<T>(T v, G<T> next) {} record One(double d) {}
    public static void main(String[] args) {
        int[] a = {1};
        R r = new R(true, (byte) -1, 'x', (short) 3, 4, 5L, 1.5f, 2.5, "t", null, List.of(1));
        System.out.println(r);
        System.out.println(r.hashCode());
        System.out.println(r.equals(new R(true, (byte) -1, 'x', (short) 3, 4, 5L, 1.5f, 2.5, "t", null, List.of(1))));
        System.out.println(new Empty() + "" + new Empty().hashCode() + new Empty().equals(new Empty()));
        System.out.println(new G<>(1, new G<>(2, null)));
        System.out.println(new One(0.0).equals(new One(-0.0)) + " " + new One(Double.NaN).equals(new One(Double.NaN)) + new One(1.5).hashCode());
        System.out.println(new R(false, (byte) 0, 'c', (short) 0, 0, 1L << 40, 0, 0, null, null, null).hashCode());
    }
}
