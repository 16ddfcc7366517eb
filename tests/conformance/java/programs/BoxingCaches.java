import java.util.*;

/** which boxes are the same object */
public class BoxingCaches {
    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + c.equals(d));
        Long l = 127L, m = 127L;
        System.out.println(l == m);
        System.out.println(l.equals(127));
        Character x = 'a', y = 'a';
        System.out.println(x == y);
        Boolean t = true;
        System.out.println(t == Boolean.TRUE);
        Byte by = 1;
        System.out.println(by.equals((byte) 1));
        Integer i = -128, j = -128;
        System.out.println(i == j);
        System.out.println(new Integer(5) == new Integer(5));
        System.out.println(a < c);
        System.out.println(a + b);
        Object o = 1;
        System.out.println(o.equals(1L));
        double q = a;
        System.out.println(q);
        List<Integer> li = new ArrayList<>(List.of(5, 6, 7));
        li.remove(1);
        li.remove(Integer.valueOf(7));
        System.out.println(li);
        int none = (Integer) null;
    }
}
