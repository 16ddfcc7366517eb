import java.util.*;

/** Calls of HashMap with drawn arguments. */
public class RandomHashMap {
    public static void main(String[] arguments) {
        Draw draw = new Draw(8);
        for (int round = 0; round < 17; round++) {
            HashMap<Object, Integer> m = new HashMap<>(), n = new HashMap<>();
            for (int k = draw.below(14); k > 0; k--) m.put(key(draw), draw.below(9));
            for (int k = draw.below(4); k > 0; k--) n.put(key(draw), draw.below(9));
            Object k = key(draw);
            int v = draw.below(9);
            draw.call("m", () -> m);
            draw.call("m.get(k)", () -> m.get(k));
            draw.call("m.put(k, v) + \"\" + m", () -> m.put(k, v) + "" + m);
            draw.call("m.remove(k) + \"\" + m", () -> m.remove(k) + "" + m);
            draw.call("m.remove(k, v) + \"\" + m", () -> m.remove(k, v) + "" + m);
            draw.call("m.containsKey(k)", () -> m.containsKey(k));
            draw.call("m.containsValue(v)", () -> m.containsValue(v));
            draw.call("m.getOrDefault(k, -1)", () -> m.getOrDefault(k, -1));
            draw.call("m.putIfAbsent(k, v) + \"\" + m", () -> m.putIfAbsent(k, v) + "" + m);
            draw.call("m.merge(k, v, Integer::sum) + \"\" + m", () -> m.merge(k, v, Integer::sum) + "" + m);
            draw.call("m.computeIfAbsent(k, y -> v) + \"\" + m", () -> m.computeIfAbsent(k, y -> v) + "" + m);
            draw.call("m.computeIfPresent(k, (y, z) -> z > 4 ? null : z + 1) + \"\" + m", () -> m.computeIfPresent(k, (y, z) -> z > 4 ? null : z + 1) + "" + m);
            draw.call("m.compute(k, (y, z) -> z == null ? v : z * 2) + \"\" + m", () -> m.compute(k, (y, z) -> z == null ? v : z * 2) + "" + m);
            draw.call("m.replace(k, v) + \"\" + m", () -> m.replace(k, v) + "" + m);
            draw.call("m.replace(k, v, 7) + \"\" + m", () -> m.replace(k, v, 7) + "" + m);
            draw.call("m.keySet()", () -> m.keySet());
            draw.call("m.values()", () -> m.values());
            draw.call("m.entrySet()", () -> m.entrySet());
            draw.call("m.size()", () -> m.size());
            draw.call("m.hashCode()", () -> m.hashCode());
            draw.call("m.equals(n)", () -> m.equals(n));
            draw.call("m.keySet().removeAll(n.keySet()) + \"\" + m", () -> m.keySet().removeAll(n.keySet()) + "" + m);
            draw.call("m.values().remove(v) + \"\" + m", () -> m.values().remove(v) + "" + m);
            draw.call("m.clone()", () -> m.clone());
            draw.call("m.entrySet().iterator().next()", () -> m.entrySet().iterator().next());
            draw.call("new HashMap<>(v - 3)", () -> new HashMap<>(v - 3));
        }
    }
    static Object key(Draw draw) {
        switch (draw.below(4)) {
            case 0: return draw.text();
            case 1: return (long) draw.below(5);
            case 2: return draw.flag() ? null : draw.character();
            default: return draw.below(40) * 16;
        }
    }
}
