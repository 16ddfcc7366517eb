import java.util.*;

public class CollectionsMethods {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(4, 1, 3, 2, 5));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 3) + Collections.binarySearch(l, 9) + Collections.max(l) + Collections.min(l));
        Collections.reverse(l);
        System.out.println(l);
        Collections.swap(l, 0, 4);
        Collections.rotate(l, 2);
        System.out.println(l);
        Collections.addAll(l, 7, 7);
        System.out.println(Collections.frequency(l, 7) + " " + Collections.disjoint(l, List.of(8)) + Collections.indexOfSubList(l, List.of(7, 7)));
        Collections.replaceAll(l, 7, 0);
        Collections.fill(l.subList(0, 2), 9);
        System.out.println(l);
        Collections.shuffle(l, new Random(3));
        System.out.println(l);
        System.out.println(Collections.emptyList() + "" + Collections.singleton(1) + Collections.nCopies(2, 'z') + Collections.unmodifiableSet(new TreeSet<>(l)));
        Comparator<Integer> r = Collections.reverseOrder();
        l.sort(r);
        System.out.println(l);
        List<Integer> s = Collections.checkedList(new ArrayList<>(), Integer.class);
        ((List) s).add("bad");
    }
}
