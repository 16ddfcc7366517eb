import java.util.*;

/** a bucket becomes a tree */
public class MapHashCollisions {
    record K(int n) implements Comparable<K> {
        public int hashCode() { return n % 3; }
        public int compareTo(K o) { return Integer.compare(n, o.n); }
    }
    record U(int n) { public int hashCode() { return 7; } }
    public static void main(String[] args) {
        Map<K, Integer> m = new HashMap<>();
        for (int i = 0; i < 100; i++) m.put(new K(i * 7 % 101), i);
        int s = 0;
        for (Map.Entry<K, Integer> e : m.entrySet()) s = s * 17 + e.getKey().n + e.getValue();
        System.out.println(s + " " + m.size());
        for (int i = 0; i < 90; i++) m.remove(new K(i));
        System.out.println(m.size() + " " + m.containsKey(new K(95)) + m.get(new K(91)));
        Map<U, Integer> u = new HashMap<>();
        for (int i = 0; i < 8; i++) u.put(new U(i), i);
        System.out.println(u);
    }
}
