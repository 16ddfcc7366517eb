import java.util.*;

public class ListBounds {
    interface T { Object go(); }
    static void t(T t) {
        try { System.out.println(t.go()); } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2));
        t(() -> l.get(2));
        t(() -> l.get(-1));
        t(() -> l.set(5, 1));
        t(() -> { l.add(9, 1); return 0; });
        t(() -> l.remove(7));
        t(() -> l.subList(1, 5));
        t(() -> l.subList(2, 1));
        t(() -> List.of(1).add(2));
        t(() -> Arrays.asList(1).add(2));
        t(() -> Collections.emptyList().get(0));
        t(() -> new LinkedList<>().getFirst());
        t(() -> new LinkedList<>().get(3));
        t(() -> new ArrayList<>(-1));
        t(() -> new ArrayDeque<>().removeFirst());
        t(() -> new ArrayDeque<>().element());
        t(() -> new PriorityQueue<>().remove());
        t(() -> new TreeMap<>().firstKey());
        t(() -> l.iterator().next() + List.of().iterator().next().hashCode());
        t(() -> new Stack<>().pop());
        t(() -> List.of(1, 2, 3).get(3));
        t(() -> List.of(1).get(1));
        t(() -> Collections.unmodifiableList(l).set(0, 1));
        t(() -> { for (Integer x : l) l.add(x); return l; });
        t(() -> l.listIterator(9));
        t(() -> Collections.max(List.<Integer>of()));
        t(() -> new int[2].clone()[2]);
    }
}
