import java.util.*;

/** Calls of Arrays with drawn arguments. */
public class RandomArrays {
    public static void main(String[] arguments) {
        Draw draw = new Draw(11);
        for (int round = 0; round < 16; round++) {
            int[] a = draw.integers(), b = draw.integers();
            int i = draw.small(), j = draw.small(), x = draw.below(10);
            String[] s = {draw.text(), draw.text(), draw.text()};
            double[] d = {draw.real(), draw.real(), draw.real(), draw.real()};
            byte[] y = draw.text().getBytes(java.nio.charset.StandardCharsets.UTF_8);
            draw.call("sorted(a, b)", () -> sorted(a, b));
            draw.call("Arrays.toString(a)", () -> Arrays.toString(a));
            draw.call("Arrays.hashCode(a)", () -> Arrays.hashCode(a));
            draw.call("Arrays.equals(a, b)", () -> Arrays.equals(a, b));
            draw.call("Arrays.compare(a, b)", () -> Arrays.compare(a, b));
            draw.call("Arrays.mismatch(a, b)", () -> Arrays.mismatch(a, b));
            draw.call("Arrays.copyOf(a, i)", () -> Arrays.copyOf(a, i));
            draw.call("Arrays.copyOfRange(a, i, j)", () -> Arrays.copyOfRange(a, i, j));
            draw.call("Arrays.binarySearch(a, x)", () -> Arrays.binarySearch(a, x));
            draw.call("Arrays.stream(a).sum()", () -> Arrays.stream(a).sum());
            draw.call("Arrays.stream(a).max()", () -> Arrays.stream(a).max());
            draw.call("Arrays.asList(s)", () -> Arrays.asList(s));
            draw.call("Arrays.hashCode(s)", () -> Arrays.hashCode(s));
            draw.call("Arrays.deepToString(new Object[] {a, s})", () -> Arrays.deepToString(new Object[] {a, s}));
            draw.call("Arrays.hashCode(d)", () -> Arrays.hashCode(d));
            draw.call("Arrays.equals(d, d.clone())", () -> Arrays.equals(d, d.clone()));
            draw.call("Arrays.copyOf(s, i)", () -> Arrays.copyOf(s, i));
            draw.call("sorted(s)", () -> sorted(s));
            draw.call("sorted(d)", () -> sorted(d));
            draw.call("filled(a, i, j, x)", () -> filled(a, i, j, x));
            draw.call("ranged(a, i, j)", () -> ranged(a, i, j));
            draw.call("Arrays.hashCode(y)", () -> Arrays.hashCode(y));
            draw.call("Arrays.copyOf(y, 3)", () -> Arrays.copyOf(y, 3));
            draw.call("Arrays.deepHashCode(new Object[] {a, s, null})", () -> Arrays.deepHashCode(new Object[] {a, s, null}));
            draw.call("Arrays.stream(s).sorted().toList()", () -> Arrays.stream(s).sorted().toList());
            draw.call("Arrays.compareUnsigned(a, b)", () -> Arrays.compareUnsigned(a, b));
            draw.call("Arrays.asList(s).indexOf(s[1])", () -> Arrays.asList(s).indexOf(s[1]));
        }
    }
    static Object sorted(int[] one, int[] other) {
        int[] all = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, all, one.length, other.length);
        Arrays.sort(all);
        return all;
    }
    static Object sorted(String[] all) {
        Arrays.sort(all);
        return all;
    }
    static Object sorted(double[] all) {
        Arrays.sort(all);
        return all;
    }
    static Object filled(int[] all, int from, int to, int value) {
        Arrays.fill(all, from, to, value);
        return all;
    }
    static Object ranged(int[] all, int from, int to) {
        Arrays.sort(all, from, to);
        return all;
    }
}
