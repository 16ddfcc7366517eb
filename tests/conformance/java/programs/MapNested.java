import java.util.*;

public class MapNested {
    public static void main(String[] args) {
        Map<String, Map<String, List<Integer>>> m = new TreeMap<>();
        m.computeIfAbsent("a", k -> new TreeMap<>()).computeIfAbsent("x", k -> new ArrayList<>()).add(1);
        m.computeIfAbsent("a", k -> new TreeMap<>()).computeIfAbsent("x", k -> new ArrayList<>()).add(2);
        m.computeIfAbsent("b", k -> new TreeMap<>()).put("y", List.of());
        System.out.println(m);
        int n = 0;
        for (Map<String, List<Integer>> v : m.values()) for (List<Integer> l : v.values()) n += l.size();
        System.out.println(n);
        m.get("none").get("x");
    }
}
