import java.util.*;

public class ToArrayKinds {
    public static void main(String[] args) {
        List<String> l = List.of("a", "b");
        Object[] o = l.toArray();
        System.out.println(o.getClass().getSimpleName() + o.length);
        String[] s = l.toArray(new String[5]);
        System.out.println(Arrays.toString(s));
        System.out.println(l.toArray(String[]::new).length);
        System.out.println(Arrays.toString(new TreeSet<>(l).toArray(new String[0])));
        new ArrayList<Object>(List.of(1)).toArray(new String[0]);
    }
}
