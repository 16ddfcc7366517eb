import java.util.*;

public class MapLinked {
    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        for (String s : "z y x w".split(" ")) m.put(s, s.charAt(0) - 0);
        m.put("y", 0);
        m.remove("x");
        m.put("x", 1);
        System.out.println(m);
        LinkedHashMap<Integer, String> lru = new LinkedHashMap<>(16, 0.75f, true) {
            protected boolean removeEldestEntry(Map.Entry<Integer, String> e) { return size() > 3; }
        };
        for (int i = 0; i < 4; i++) { lru.put(i, "v" + i); lru.get(1); } System.out.println(lru);
        Set<Integer> s = new LinkedHashSet<>(List.of(5, 3, 9, 3 + 0 - 2));
        s.add(5);
        s.remove(3);
        s.add(3);
        System.out.println(s);
        System.out.println(new ArrayList<>(m.values()) + "" + m.entrySet().iterator().next());
        m.forEach((k, v) -> System.out.print(k + v + ";"));
        System.out.println("");
    }
}
