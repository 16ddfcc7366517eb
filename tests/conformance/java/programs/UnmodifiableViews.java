import java.util.*;

public class UnmodifiableViews {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1));
        List<Integer> v = Collections.unmodifiableList(l);
        l.add(2);
        System.out.println(v);
        Map<String, Integer> m = new TreeMap<>();
        Set<String> k = m.keySet();
        m.put("a", 1);
        System.out.println(k + "" + m.values());
        k.remove("a");
        System.out.println(m);
        Collection<Integer> c = Collections.unmodifiableCollection(l);
        System.out.println(c.size());
        k.add("x");
    }
}
