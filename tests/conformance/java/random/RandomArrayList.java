import java.util.*;

/** Calls of ArrayList with drawn arguments. */
public class RandomArrayList {
    public static void main(String[] arguments) {
        Draw draw = new Draw(7);
        for (int round = 0; round < 16; round++) {
            ArrayList<Integer> a = new ArrayList<>(), b = new ArrayList<>();
            for (int k = draw.below(8); k > 0; k--) a.add(draw.below(6));
            for (int k = draw.below(5); k > 0; k--) b.add(draw.below(6));
            int i = draw.small(), j = draw.small();
            Integer x = draw.below(6);
            draw.call("a.get(i)", () -> a.get(i));
            draw.call("a.set(i, x) + \"\" + a", () -> a.set(i, x) + "" + a);
            draw.call("a.add(x) + \"\" + a", () -> a.add(x) + "" + a);
            draw.call("put(a, i, x)", () -> put(a, i, x));
            draw.call("a.remove(i) + \"\" + a", () -> a.remove(i) + "" + a);
            draw.call("a.remove(x) + \"\" + a", () -> a.remove(x) + "" + a);
            draw.call("a.indexOf(x)", () -> a.indexOf(x));
            draw.call("a.lastIndexOf(x)", () -> a.lastIndexOf(x));
            draw.call("a.contains(x)", () -> a.contains(x));
            draw.call("a.addAll(b) + \"\" + a", () -> a.addAll(b) + "" + a);
            draw.call("a.addAll(i, b) + \"\" + a", () -> a.addAll(i, b) + "" + a);
            draw.call("a.removeAll(b) + \"\" + a", () -> a.removeAll(b) + "" + a);
            draw.call("a.retainAll(b) + \"\" + a", () -> a.retainAll(b) + "" + a);
            draw.call("a.containsAll(b)", () -> a.containsAll(b));
            draw.call("a.subList(i, j)", () -> a.subList(i, j));
            draw.call("a.equals(b)", () -> a.equals(b));
            draw.call("a.hashCode()", () -> a.hashCode());
            draw.call("a.toArray()", () -> a.toArray());
            draw.call("a.removeIf(y -> y > x) + \"\" + a", () -> a.removeIf(y -> y > x) + "" + a);
            draw.call("a.isEmpty()", () -> a.isEmpty());
            draw.call("a.size()", () -> a.size());
            draw.call("a.iterator().next()", () -> a.iterator().next());
            draw.call("a.listIterator(i).next()", () -> a.listIterator(i).next());
            draw.call("a.clone()", () -> a.clone());
            draw.call("sorted(a)", () -> sorted(a));
            draw.call("a.stream().mapToInt(y -> y).sum()", () -> a.stream().mapToInt(y -> y).sum());
            draw.call("a.stream().distinct().toList()", () -> a.stream().distinct().toList());
            draw.call("new ArrayList<>(i)", () -> new ArrayList<>(i));
        }
    }
    static Object put(ArrayList<Integer> list, int at, Integer value) {
        list.add(at, value);
        return list;
    }
    static Object sorted(ArrayList<Integer> list) {
        list.sort(null);
        return list;
    }
}
