import java.util.*;

public class MapHash {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String s : "the cat and the dog and the end".split(" ")) m.merge(s, 1, Integer::sum);
        System.out.println(m + " " + m.size());
        System.out.println(m.get("the") + m.getOrDefault("none", -1) + " " + m.containsKey("cat") + m.containsValue(3));
        m.put(null, 7);
        System.out.println(m.get(null) + " " + m.put("cat", 5) + m.putIfAbsent("cat", 9) + m.putIfAbsent("new", 1) + m.remove("dog") + m.remove("none"));
        m.computeIfAbsent("x", String::length);
        m.computeIfPresent("the", (k, v) -> null);
        m.compute("y", (k, v) -> v == null ? 10 : v + 1);
        m.replaceAll((k, v) -> v * 2);
        System.out.println(m);
        for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() + 1);
        System.out.println(m.keySet() + " " + m.values() + m.hashCode() + m.equals(new TreeMap<>(Map.of())));
        m.keySet().remove("x");
        m.values().removeIf(v -> v > 20);
        m.entrySet().removeIf(e -> e.getKey() == null);
        System.out.println(m);
        Map<Integer, Integer> big = new HashMap<>();
        for (int i = 0; i < 1000; i++) big.put(i * 37, i);
        long sum = 0;
        for (int k : big.keySet()) sum = sum * 31 + k;
        System.out.println(sum);
    }
}
