import java.util.*;

/** Calls of ArrayDeque with drawn arguments. */
public class RandomArrayDeque {
    public static void main(String[] arguments) {
        Draw draw = new Draw(10);
        for (int round = 0; round < 16; round++) {
            ArrayDeque<Integer> d = new ArrayDeque<>();
            for (int k = draw.below(20); k > 0; k--) { if (draw.flag()) d.addFirst(draw.below(9)); else d.addLast(draw.below(9)); if (draw.below(4) == 0) d.pollFirst(); }
            Integer x = draw.below(9);
            draw.call("d", () -> d);
            draw.call("d.getFirst()", () -> d.getFirst());
            draw.call("d.getLast()", () -> d.getLast());
            draw.call("d.peekFirst()", () -> d.peekFirst());
            draw.call("d.peekLast()", () -> d.peekLast());
            draw.call("d.removeFirst() + \"\" + d", () -> d.removeFirst() + "" + d);
            draw.call("d.removeLast() + \"\" + d", () -> d.removeLast() + "" + d);
            draw.call("d.pollFirst() + \"\" + d", () -> d.pollFirst() + "" + d);
            draw.call("d.pollLast() + \"\" + d", () -> d.pollLast() + "" + d);
            draw.call("d.pop() + \"\" + d", () -> d.pop() + "" + d);
            draw.call("d.element()", () -> d.element());
            draw.call("d.remove(x) + \"\" + d", () -> d.remove(x) + "" + d);
            draw.call("d.removeFirstOccurrence(x) + \"\" + d", () -> d.removeFirstOccurrence(x) + "" + d);
            draw.call("d.removeLastOccurrence(x) + \"\" + d", () -> d.removeLastOccurrence(x) + "" + d);
            draw.call("d.contains(x)", () -> d.contains(x));
            draw.call("d.size()", () -> d.size());
            draw.call("d.isEmpty()", () -> d.isEmpty());
            draw.call("d.toArray()", () -> d.toArray());
            draw.call("d.offerFirst(x) + \"\" + d", () -> d.offerFirst(x) + "" + d);
            draw.call("d.offerLast(x) + \"\" + d", () -> d.offerLast(x) + "" + d);
            draw.call("d.removeIf(y -> y > x) + \"\" + d", () -> d.removeIf(y -> y > x) + "" + d);
            draw.call("d.descendingIterator().next()", () -> d.descendingIterator().next());
            draw.call("d.clone()", () -> d.clone());
            draw.call("d.stream().toList()", () -> d.stream().toList());
            draw.call("d.addAll(List.of(x, x)) + \"\" + d", () -> d.addAll(List.of(x, x)) + "" + d);
            draw.call("d.retainAll(List.of(x)) + \"\" + d", () -> d.retainAll(List.of(x)) + "" + d);
            draw.call("d.offer(null)", () -> d.offer(null));
        }
    }
}
