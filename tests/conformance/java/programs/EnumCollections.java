import java.util.*;

public class EnumCollections {
    enum D { MON, TUE, WED, THU, FRI, SAT, SUN }
    public static void main(String[] args) {
        EnumMap<D, Integer> m = new EnumMap<>(D.class);
        m.put(D.FRI, 5);
        m.put(D.MON, 1);
        System.out.println(m + " " + m.get(D.FRI) + m.containsKey(D.SUN) + m.size());
        m.remove(D.MON);
        System.out.println(m.keySet());
        EnumSet<D> w = EnumSet.of(D.SAT, D.SUN);
        System.out.println(w + " " + EnumSet.complementOf(w) + EnumSet.range(D.TUE, D.THU) + EnumSet.allOf(D.class).size() + EnumSet.noneOf(D.class));
        w.add(D.MON);
        System.out.println(w.contains(D.MON) + " " + w);
        m.merge(D.FRI, 10, Integer::sum);
        System.out.println(m);
        Map<D, List<String>> g = new EnumMap<>(D.class);
        g.computeIfAbsent(D.WED, k -> new ArrayList<>()).add("x");
        System.out.println(g);
    }
}
