import java.util.*;

/** System.arraycopy with all its complaints */
public class ArrayCopy {
    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4, 5}; System.arraycopy(a, 0, a, 1, 4); System.out.println(Arrays.toString(a));
        System.arraycopy(a, 2, a, 0, 3); System.out.println(Arrays.toString(a));
        Object[] o = new Object[3];
        System.arraycopy(new String[] {"a", "b"}, 0, o, 1, 2);
        System.out.println(Arrays.toString(o));
        Object[] mixed = {"x", 1, "y"}; String[] s = new String[3];
        try { System.arraycopy(mixed, 0, s, 0, 3); } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.toString(s));
        try { System.arraycopy(a, 3, a, 0, 3); } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try { System.arraycopy(a, 0, a, 3, 3); } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try { System.arraycopy(a, -1, a, 0, 3); } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try { System.arraycopy(a, 0, a, 0, -1); } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try { System.arraycopy(a, 0, new long[5], 0, 1); } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try { System.arraycopy(a, 0, o, 0, 1); } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        try { System.arraycopy("s", 0, o, 0, 1); } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        System.arraycopy(null, 0, o, 0, 1);
    }
}
