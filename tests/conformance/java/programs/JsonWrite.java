import java.util.*;

public class JsonWrite {
    static String of(Object o) {
        if (o == null) return "null";
        if (o instanceof String s) return '"' + s.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
        if (o instanceof Map<?, ?> m) {
            StringJoiner j = new StringJoiner(",", "{", "}");
            m.forEach((k, v) -> j.add(of(k.toString()) + ":" + of(v)));
            return j.toString();
        }
        if (o instanceof Iterable<?> l) {
            StringJoiner j = new StringJoiner(",", "[", "]");
            for (Object x : l) j.add(of(x));
            return j.toString();
        }
        if (o instanceof Number || o instanceof Boolean) return o.toString();
        throw new IllegalArgumentException(o.getClass().getName());
    }
    public static void main(String[] args) {
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("a", 1);
        m.put("b", List.of(true, 2.5, "q\""));
        m.put("c", null);
        System.out.println(of(m));
        of('c');
    }
}
