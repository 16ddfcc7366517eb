import java.util.*;

public class CastFails {
    public static void main(String[] args) {
        Object o = "s"; System.out.println(((String) o).length());
        try { Integer i = (Integer) o; } catch (ClassCastException e) {
            System.out.println(e.getMessage().substring(0, 60));
        }
        Object a = new int[0];
        try { Object[] x = (Object[]) a; } catch (ClassCastException e) { System.out.println("no"); }
        Object n = null;
        System.out.println((Integer) n);
        List raw = new ArrayList();
        raw.add(1);
        List<String> ls = raw;
        try { String s = ls.get(0); } catch (ClassCastException e) { System.out.println("heap pollution"); }
        Comparable c = (Comparable) o; System.out.println(c.compareTo("t"));
        Runnable r = (Runnable) o;
    }
}
