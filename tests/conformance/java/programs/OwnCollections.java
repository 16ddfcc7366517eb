import java.util.*;

/** classes of one's own on the library's skeletons */
public class OwnCollections {
    static class Range extends AbstractList<Integer> {
        final int a, b;
        Range(int a, int b) { this.a = a; this.b = b; }
        public Integer get(int i) { Objects.checkIndex(i, size()); return a + i; }
        public int size() { return b - a; }
    }
    static class Bag<T> extends AbstractCollection<T> {
        final Map<T, Integer> m = new TreeMap<>();
        public boolean add(T t) { m.merge(t, 1, Integer::sum); return true; }
        public int size() { return m.values().stream().mapToInt(x -> x).sum(); }
        public Iterator<T> iterator() {
            List<T> all = new ArrayList<>();
            m.forEach((k, v) -> all.addAll(Collections.nCopies(v, k)));
            return all.iterator();
        }
    }
    public static void main(String[] args) {
        Range r = new Range(3, 8);
        System.out.println(r + " " + r.contains(5) + r.indexOf(7) + r.subList(1, 3) + r.hashCode() + r.equals(List.of(3, 4, 5, 6, 7)) + r.stream().mapToInt(x -> x).sum());
        for (int x : r) System.out.print(x);
        Bag<String> b = new Bag<>();
        b.addAll(List.of("b", "a", "b"));
        System.out.println(b + " " + b.size() + b.contains("a") + b.isEmpty());
        r.add(5);
    }
}
