import java.util.*;

public class MapTreeMany {
    public static void main(String[] args) {
        TreeMap<Integer, Integer> m = new TreeMap<>();
        int x = 1;
        for (int i = 0; i < 300; i++) { x = x * 1103515245 + 12345; m.put((x >>> 16) % 500, i); } long h = 0;
        for (Map.Entry<Integer, Integer> e : m.entrySet()) h = h * 31 + e.getKey() * 7 + e.getValue();
        System.out.println(h + " " + m.size());
        for (int i = 0; i < 500; i += 3) m.remove(i);
        h = 0;
        for (int k : m.descendingKeySet()) h = h * 31 + k;
        System.out.println(h + " " + m.size() + " " + m.floorKey(250) + " " + m.ceilingEntry(251));
    }
}
