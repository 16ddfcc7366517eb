import java.util.*;

public class MapModifiedWhile {
    public static void main(String[] args) {
        Map<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < 5; i++) m.put(i, i);
        Iterator<Integer> it = m.keySet().iterator();
        while (it.hasNext()) if (it.next() % 2 == 0) it.remove();
        System.out.println(m);
        try { for (int k : m.keySet()) m.put(k + 100, 0); } catch (ConcurrentModificationException e) {
            System.out.println("cme " + e.getMessage());
        }
        m.computeIfAbsent(7, k -> { m.put(8, 8); return 7; });
    }
}
