import java.util.*;

public class ListIterators {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
        ListIterator<Integer> i = l.listIterator();
        while (i.hasNext()) {
            int k = i.nextIndex(), v = i.next();
            if (v % 2 == 0) i.remove();
            else i.set(v * 10 + k);
        }
        System.out.println(l);
        while (i.hasPrevious()) {
            System.out.print(i.previousIndex() + ":" + i.previous() + " ");
            i.add(0);
            i.previous();
        }
        System.out.println(l);
        Iterator<Integer> j = l.iterator();
        try { j.remove(); } catch (IllegalStateException e) { System.out.println("state"); }
        j.next();
        j.remove();
        System.out.println(l);
        l.add(5);
        try { j.next(); } catch (ConcurrentModificationException e) { System.out.println("cme"); }
        for (Integer x : new ArrayList<>(l)) l.remove(x);
        System.out.println(l);
    }
}
