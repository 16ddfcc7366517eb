import java.util.*;

public class MapOthers {
    public static void main(String[] args) {
        Hashtable<String, Integer> t = new Hashtable<>();
        t.put("a", 1);
        t.put("b", 2);
        System.out.println(t + " " + t.contains(2) + Collections.list(t.keys()));
        IdentityHashMap<String, Integer> id = new IdentityHashMap<>();
        id.put("x", 1);
        id.put(new String("x"), 2);
        System.out.println(id.size() + " " + id.get("x"));
        WeakHashMap<String, Integer> w = new WeakHashMap<>();
        w.put("k", 3);
        System.out.println(w);
        Properties q = new Properties();
        q.setProperty("key", "v");
        System.out.println(q.getProperty("key") + q.getProperty("no", "d"));
        Map<String, Integer> u = Collections.unmodifiableMap(new TreeMap<>(Map.of("z", 26, "a", 1)));
        System.out.println(u);
        Map<String, Integer> s = Collections.synchronizedMap(new HashMap<>());
        s.put("s", 1);
        System.out.println(s + "" + new AbstractMap.SimpleEntry<>("k", "v"));
        t.put(null, 1);
    }
}
