import java.util.*;

/** Calls of TreeMap with drawn arguments. */
public class RandomTreeMap {
    public static void main(String[] arguments) {
        Draw draw = new Draw(9);
        for (int round = 0; round < 14; round++) {
            TreeMap<Integer, String> m = new TreeMap<>();
            for (int k = draw.below(14); k > 0; k--) m.put(draw.below(20), draw.text());
            int k = draw.below(20), j = draw.below(20);
            String s = draw.text();
            draw.call("m.keySet()", () -> m.keySet());
            draw.call("m.get(k)", () -> m.get(k));
            draw.call("m.put(k, s) + \"\" + m.keySet()", () -> m.put(k, s) + "" + m.keySet());
            draw.call("m.remove(k) + \"\" + m.keySet()", () -> m.remove(k) + "" + m.keySet());
            draw.call("m.firstKey()", () -> m.firstKey());
            draw.call("m.lastKey()", () -> m.lastKey());
            draw.call("m.firstEntry()", () -> m.firstEntry());
            draw.call("m.lastEntry()", () -> m.lastEntry());
            draw.call("m.floorKey(k)", () -> m.floorKey(k));
            draw.call("m.ceilingKey(k)", () -> m.ceilingKey(k));
            draw.call("m.lowerKey(k)", () -> m.lowerKey(k));
            draw.call("m.higherKey(k)", () -> m.higherKey(k));
            draw.call("m.floorEntry(k)", () -> m.floorEntry(k));
            draw.call("m.headMap(k).keySet()", () -> m.headMap(k).keySet());
            draw.call("m.tailMap(k).keySet()", () -> m.tailMap(k).keySet());
            draw.call("m.subMap(k, j).keySet()", () -> m.subMap(k, j).keySet());
            draw.call("m.subMap(k, false, j, true).size()", () -> m.subMap(k, false, j, true).size());
            draw.call("m.headMap(k, true).lastKey()", () -> m.headMap(k, true).lastKey());
            draw.call("m.tailMap(k, false).firstKey()", () -> m.tailMap(k, false).firstKey());
            draw.call("m.descendingMap().keySet()", () -> m.descendingMap().keySet());
            draw.call("m.descendingKeySet().first()", () -> m.descendingKeySet().first());
            draw.call("m.pollFirstEntry() + \"\" + m.keySet()", () -> m.pollFirstEntry() + "" + m.keySet());
            draw.call("m.pollLastEntry() + \"\" + m.keySet()", () -> m.pollLastEntry() + "" + m.keySet());
            draw.call("m.containsKey(k)", () -> m.containsKey(k));
            draw.call("m.containsValue(s)", () -> m.containsValue(s));
            draw.call("m.hashCode()", () -> m.hashCode());
            draw.call("m.size()", () -> m.size());
            draw.call("m.headMap(k).put(j, s) + \"\" + m.keySet()", () -> m.headMap(k).put(j, s) + "" + m.keySet());
            draw.call("m.navigableKeySet().subSet(k, j)", () -> m.navigableKeySet().subSet(k, j));
            draw.call("m.merge(k, s, String::concat)", () -> m.merge(k, s, String::concat));
            draw.call("m.entrySet().iterator().next()", () -> m.entrySet().iterator().next());
            draw.call("m.get(null)", () -> m.get(null));
        }
    }
}
