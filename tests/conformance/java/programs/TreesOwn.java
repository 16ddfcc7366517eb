public class TreesOwn {
    static class T {
        int k;
        T l, r;
        T(int k) { this.k = k; }
        static T put(T t, int k) {
            if (t == null) return new T(k);
            if (k < t.k) t.l = put(t.l, k);
            else if (k > t.k) t.r = put(t.r, k);
            return t;
        }
        static int h(T t) { return t == null ? 0 : 1 + Math.max(h(t.l), h(t.r)); }
        static void walk(T t, StringBuilder b) {
            if (t == null) return;
            walk(t.l, b);
            b.append(t.k).append(' ');
            walk(t.r, b);
        }
        static T del(T t, int k) {
            if (t == null) return null;
            if (k < t.k) t.l = del(t.l, k);
            else if (k > t.k) t.r = del(t.r, k);
            else {
                if (t.l == null) return t.r;
                if (t.r == null) return t.l;
                T m = t.r;
                while (m.l != null) m = m.l;
                t.k = m.k;
                t.r = del(t.r, m.k);
            }
            return t;
        }
    }
    public static void main(String[] args) {
        T t = null;
        for (int k : new int[] {50, 30, 70, 20, 40, 60, 80, 30}) t = T.put(t, k);
        StringBuilder b = new StringBuilder();
        T.walk(t, b);
        System.out.println(b + "" + T.h(t));
        t = T.del(t, 50);
        t = T.del(t, 20);
        b.setLength(0);
        T.walk(t, b);
        System.out.println(b + "" + t.k);
    }
}
