public class RecordNested {
    record In(int v) {}
    record Out(In a, In b, int... rest) {
        int sum() { int s = a.v + b.v; for (int x : rest) s += x; return s; }
    }
    public static void main(String[] args) {
        Out o = new Out(new In(1), new In(2), 3, 4);
        System.out.println(o.sum() + " " + o.a() + o.rest().length);
        System.out.println(o.equals(new Out(new In(1), new In(2), o.rest())));
        System.out.println(o.equals(new Out(new In(1), new In(2), 3, 4)));
    }
}
