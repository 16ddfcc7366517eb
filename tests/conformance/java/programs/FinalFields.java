import java.util.*;

public class FinalFields {
    static class P {
        final int a;
        final int[] b = {1};
        static final Map<String, Integer> M;
        static {
            Map<String, Integer> m = new TreeMap<>();
            m.put("k", 1);
            M = Collections.unmodifiableMap(m);
        }
        P(boolean f) { if (f) a = 1; else a = 2; }
    }
    public static void main(String[] args) {
        System.out.println(new P(true).a + new P(false).a + "" + P.M);
        P q = new P(true);
        q.b[0]++;
        System.out.println(q.b[0]);
        P.M.put("x", 1);
    }
}
