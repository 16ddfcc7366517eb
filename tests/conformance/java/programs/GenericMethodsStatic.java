import java.util.*;

public class GenericMethodsStatic {
    static <K, V extends Comparable<V>> K best(Map<K, V> m) {
        K k = null;
        V v = null;
        for (Map.Entry<K, V> e : m.entrySet()) if (v == null || e.getValue().compareTo(v) > 0) {
            k = e.getKey();
            v = e.getValue();
        }
        return k;
    }
    static <T> Map<T, Integer> count(Iterable<? extends T> i) {
        Map<T, Integer> m = new TreeMap<>();
        for (T t : i) m.merge(t, 1, Integer::sum);
        return m;
    }
    public static void main(String[] args) {
        System.out.println(best(new TreeMap<>(Map.of("a", 3, "b", 9))) + "" + count(List.of("x", "y", "x")) + best(new HashMap<String, Integer>()));
    }
}
