import java.util.*;

public class ListLinked {
    public static void main(String[] args) {
        LinkedList<String> l = new LinkedList<>(List.of("b", "c"));
        l.addFirst("a");
        l.addLast("d");
        l.add(2, "x");
        System.out.println(l + l.getFirst() + l.getLast() + l.peek() + l.poll() + l.pollLast() + l.pop());
        l.push("p");
        l.offer("o");
        System.out.println(l + " " + l.indexOf("o") + l.remove("x") + l.removeLast() + l);
        l.removeFirstOccurrence("p");
        System.out.println(l);
        Iterator<String> i = l.descendingIterator();
        while (i.hasNext()) System.out.println(i.next());
        ListIterator<String> li = l.listIterator();
        while (li.hasNext()) { String s = li.next(); li.set(s + s); li.add("n"); }
        System.out.println(l);
        l.removeFirst();
        l.clear();
        l.element();
    }
}
