import java.util.*;

public class DequeArray {
    public static void main(String[] args) { ArrayDeque<Integer> d = new ArrayDeque<>(); for (int i = 0; i < 20; i++) { d.addFirst(i); d.addLast(-i); if (i % 3 == 0) d.pollLast(); } System.out.println(d + " " + d.size()); System.out.println(d.peekFirst() + " " + d.peekLast() + d.pop() + d.poll() + d.removeLast() + d.contains(5)); d.push(100); d.offerLast(200); d.removeFirstOccurrence(-3); d.removeIf(x -> x % 2 == 0); System.out.println(d); Iterator<Integer> i = d.descendingIterator(); int s = 0; while (i.hasNext()) s = s * 3 + i.next(); System.out.println(s); Deque<Character> st = new ArrayDeque<>(); for (char c : "([{}])(".toCharArray()) { if ("([{".indexOf(c) >= 0) st.push(c); else st.pop(); } System.out.println(st); d.addFirst(null); }
}
