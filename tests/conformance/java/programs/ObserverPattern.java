import java.util.*;
import java.util.function.*;

public class ObserverPattern {
    static class Bus {
        private final Map<String, List<Consumer<String>>> all = new LinkedHashMap<>();
        void on(String t, Consumer<String> c) { all.computeIfAbsent(t, k -> new ArrayList<>()).add(c); }
        void send(String t, String m) {
            all.getOrDefault(t, List.of()).forEach(c -> c.accept(m));
        }
    }
    public static void main(String[] args) {
        Bus b = new Bus();
        List<String> log = new ArrayList<>();
        b.on("a", log::add);
        b.on("a", m -> log.add(m.toUpperCase()));
        b.on("b", m -> { throw new RuntimeException(m); });
        b.send("a", "x");
        b.send("none", "y");
        System.out.println(log);
        b.send("b", "boom");
    }
}
