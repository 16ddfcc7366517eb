import java.util.*;
import java.util.concurrent.*;

public class ConcurrentMaps {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (String s : "a b a c b a".split(" ")) m.merge(s, 1, Integer::sum);
        System.out.println(new TreeMap<>(m) + " " + m.getOrDefault("z", 0) + m.putIfAbsent("a", 9) + m.computeIfAbsent("q", k -> 5) + m.computeIfPresent("q", (k, v) -> v + 1) + m.compute("n", (k, v) -> v == null ? 0 : 1) + m.replace("a", 3, 30) + m.remove("b") + m.size());
        System.out.println(m.containsKey("c") + " " + m.mappingCount());
        for (int i = 0; i < 100; i++) m.put("k" + i, i);
        System.out.println(m.size());
        m.forEach((k, v) -> { if (v == 99) System.out.println(k); });
        Set<String> s = ConcurrentHashMap.newKeySet();
        s.add("x");
        System.out.println(s);
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>(List.of(1, 2));
        for (int x : c) c.add(x * 10);
        c.addIfAbsent(1);
        System.out.println(c);
        m.put(null, 1);
    }
}
