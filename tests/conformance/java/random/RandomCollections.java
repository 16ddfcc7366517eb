import java.util.*;

/** Calls of Collections with drawn arguments. */
public class RandomCollections {
    public static void main(String[] arguments) {
        Draw draw = new Draw(12);
        for (int round = 0; round < 16; round++) {
            List<Integer> a = new ArrayList<>(), b = new LinkedList<>();
            for (int k = draw.below(9); k > 0; k--) a.add(draw.below(7));
            for (int k = draw.below(4); k > 0; k--) b.add(draw.below(7));
            int i = draw.small(), j = draw.small();
            Integer x = draw.below(7);
            long seed = draw.wide();
            draw.call("after(a, () -> Collections.sort(a))", () -> after(a, () -> Collections.sort(a)));
            draw.call("after(a, () -> Collections.reverse(a))", () -> after(a, () -> Collections.reverse(a)));
            draw.call("after(a, () -> Collections.swap(a, i, j))", () -> after(a, () -> Collections.swap(a, i, j)));
            draw.call("after(a, () -> Collections.rotate(a, i))", () -> after(a, () -> Collections.rotate(a, i)));
            draw.call("after(a, () -> Collections.shuffle(a, new Random(seed)))", () -> after(a, () -> Collections.shuffle(a, new Random(seed))));
            draw.call("after(a, () -> Collections.fill(a, x))", () -> after(a, () -> Collections.fill(a, x)));
            draw.call("after(b, () -> Collections.copy(b, a))", () -> after(b, () -> Collections.copy(b, a)));
            draw.call("after(a, () -> Collections.sort(a, Collections.reverseOrder()))", () -> after(a, () -> Collections.sort(a, Collections.reverseOrder())));
            draw.call("Collections.max(a)", () -> Collections.max(a));
            draw.call("Collections.min(b)", () -> Collections.min(b));
            draw.call("Collections.frequency(a, x)", () -> Collections.frequency(a, x));
            draw.call("Collections.binarySearch(a, x)", () -> Collections.binarySearch(a, x));
            draw.call("Collections.disjoint(a, b)", () -> Collections.disjoint(a, b));
            draw.call("Collections.nCopies(i, x)", () -> Collections.nCopies(i, x));
            draw.call("Collections.indexOfSubList(a, b)", () -> Collections.indexOfSubList(a, b));
            draw.call("Collections.lastIndexOfSubList(a, b)", () -> Collections.lastIndexOfSubList(a, b));
            draw.call("Collections.replaceAll(a, x, -1) + \"\" + a", () -> Collections.replaceAll(a, x, -1) + "" + a);
            draw.call("Collections.addAll(a, x, i) + \"\" + a", () -> Collections.addAll(a, x, i) + "" + a);
            draw.call("Collections.unmodifiableList(a).set(0, 1)", () -> Collections.unmodifiableList(a).set(0, 1));
            draw.call("Collections.emptyList().equals(a)", () -> Collections.emptyList().equals(a));
            draw.call("Collections.singletonList(x).equals(b)", () -> Collections.singletonList(x).equals(b));
            draw.call("Collections.unmodifiableCollection(a)", () -> Collections.unmodifiableCollection(a));
            draw.call("Collections.max(a, Comparator.reverseOrder())", () -> Collections.max(a, Comparator.reverseOrder()));
            draw.call("Collections.synchronizedList(b).size()", () -> Collections.synchronizedList(b).size());
            draw.call("Collections.checkedList(a, Integer.class).indexOf(x)", () -> Collections.checkedList(a, Integer.class).indexOf(x));
            draw.call("Collections.singleton(x).contains(i)", () -> Collections.singleton(x).contains(i));
            draw.call("Collections.emptyIterator().hasNext()", () -> Collections.emptyIterator().hasNext());
        }
    }
    static Object after(Object what, Runnable change) {
        change.run();
        return what;
    }
}
