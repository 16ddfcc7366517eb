import java.util.*;

public class MapTree {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i : new int[] {50, 20, 80, 10, 30, 70, 90, 25}) m.put(i, "v" + i);
        System.out.println(m + " " + m.firstKey() + m.lastEntry() + m.floorKey(26) + m.ceilingKey(26) + m.lowerKey(20) + m.higherEntry(90));
        System.out.println(m.headMap(30) + " " + m.tailMap(70, false) + m.subMap(20, true, 50, true) + m.descendingMap() + m.navigableKeySet().descendingSet());
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + m.remove(50) + m);
        m.headMap(30).clear();
        System.out.println(m);
        m.subMap(20, 60).put(40, "s");
        System.out.println(m);
        TreeMap<String, Integer> r = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "bb a ccc aa b".split(" ")) r.put(s, s.length());
        System.out.println(r);
        try { m.subMap(20, 60).put(99, "x"); } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        m.put(null, "x");
    }
}
