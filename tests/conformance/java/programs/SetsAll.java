import java.util.*;

public class SetsAll {
    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(List.of(1, 2, 3, 4)), b = new TreeSet<>(List.of(3, 4, 5));
        Set<Integer> u = new TreeSet<>(a);
        u.addAll(b);
        Set<Integer> i = new TreeSet<>(a);
        i.retainAll(b);
        Set<Integer> d = new TreeSet<>(a);
        d.removeAll(b);
        System.out.println(u + " " + i + d + a.containsAll(i) + a.equals(Set.of(4, 3, 2, 1)) + a.hashCode() + a.add(1) + a.add(9) + a.remove(1));
        TreeSet<String> t = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        t.addAll(List.of("b", "A", "a", "C"));
        System.out.println(t + " " + t.first() + t.last() + t.floor("bb") + t.higher("b") + t.headSet("b") + t.tailSet("b") + t.descendingSet() + t.pollFirst());
        System.out.println(new HashSet<>(List.of("banana", "apple", "cherry", "date", "elderberry")));
        new TreeSet<Object>().add(new Object());
    }
}
