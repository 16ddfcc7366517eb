import java.util.function.*;

public class LazyValues {
    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> s;
        private T v;
        Lazy(Supplier<? extends T> s) { this.s = s; }
        public T get() { if (s != null) { v = s.get(); s = null; } return v; }
    }
    public static void main(String[] args) {
        int[] n = {0};
        Lazy<Integer> l = new Lazy<>(() -> ++n[0] * 10);
        System.out.println(l.get() + l.get() + " " + n[0]);
    }
}
