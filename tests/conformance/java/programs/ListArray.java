import java.util.*;

public class ListArray {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 12; i++) l.add(i * i % 7);
        System.out.println(l + " " + l.size() + l.indexOf(4) + l.lastIndexOf(4) + l.contains(9));
        l.add(2, 99);
        l.remove(0);
        l.set(1, -5);
        System.out.println(l);
        l.removeIf(x -> x > 3);
        System.out.println(l);
        l.replaceAll(x -> x * 10);
        l.addAll(List.of(7, 8));
        l.addAll(1, List.of(0, 0));
        System.out.println(l);
        l.sort(null);
        System.out.println(l);
        l.sort(Comparator.reverseOrder());
        System.out.println(l + " " + l.subList(1, 4) + l.hashCode() + l.equals(new LinkedList<>(l)));
        l.subList(0, 3).clear();
        System.out.println(l);
        l.retainAll(Set.of(0, 10));
        System.out.println(l + " " + Arrays.toString(l.toArray()) + l.toArray(new Integer[0]).length);
        l.clear();
        System.out.println(l.isEmpty());
        l.get(0);
    }
}
