import java.util.*;

/** an object that changes is lost in its set */
public class EqualsHashBroken {
    static class M {
        int n;
        M(int n) { this.n = n; }
        @Override public int hashCode() { return n; }
        @Override public boolean equals(Object o) { return o instanceof M m && m.n == n; }
    }
    public static void main(String[] args) {
        Set<M> s = new HashSet<>();
        M m = new M(1);
        s.add(m);
        m.n = 2;
        System.out.println(s.contains(m) + " " + s.contains(new M(1)) + s.size());
        m.n = 1;
        System.out.println(s.contains(m));
    }
}
