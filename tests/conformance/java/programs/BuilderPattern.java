import java.util.*;

public class BuilderPattern {
    static class Pizza {
        final int size;
        final List<String> tops;
        private Pizza(B b) { size = b.size; tops = List.copyOf(b.tops); }
        static B of() { return new B(); }
        static class B {
            int size = 10;
            final List<String> tops = new ArrayList<>();
            B size(int s) { size = s; return this; }
            B top(String t) { tops.add(t); return this; }
            Pizza build() {
                if (tops.isEmpty()) throw new IllegalStateException("plain");
                return new Pizza(this);
            }
        }
    }
    public static void main(String[] args) {
        Pizza z = Pizza.of().size(12).top("a").top("b").build();
        System.out.println(z.size + "" + z.tops);
        Pizza.of().build();
    }
}
