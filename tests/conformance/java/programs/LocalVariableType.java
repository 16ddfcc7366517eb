import java.util.*;
import java.util.function.*;

public class LocalVariableType {
    public static void main(String[] args) {
        var x = 5;
        var l = new ArrayList<String>();
        l.add("a");
        for (var s : l) System.out.println(s + x);
        var m = new HashMap<String, List<Integer>>();
        m.put("k", List.of(1));
        for (var e : m.entrySet()) System.out.println(e.getKey() + e.getValue());
        var anon = new Object() { int n = 3; int twice() { return n * 2; } };
        System.out.println(anon.n + anon.twice());
        BiFunction<Integer, Integer, Integer> f = (var a, var b) -> a + b;
        System.out.println(f.apply(1, 2));
    }
}
