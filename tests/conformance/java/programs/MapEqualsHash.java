import java.util.*;

public class MapEqualsHash {
    public static void main(String[] args) {
        Map<String, Integer> a = new HashMap<>(Map.of("x", 1, "y", 2)), b = new TreeMap<>(a), c = new LinkedHashMap<>(a);
        System.out.println(a.equals(b) + " " + b.equals(c) + (a.hashCode() == b.hashCode()) + a.entrySet().equals(b.entrySet()) + a.keySet().equals(Set.of("x", "y")) + a.hashCode());
        b.put("z", 3);
        System.out.println(a.equals(b) + " " + a.values().contains(2));
        Map.Entry<String, Integer> e = Map.entry("x", 1);
        System.out.println(a.entrySet().contains(e) + " " + e.hashCode() + e.equals(new AbstractMap.SimpleEntry<>("x", 1)));
        e.setValue(3);
    }
}
