import java.util.*;

public class EnumInterfaces {
    interface HasCode { int code(); default String hex() { return Integer.toHexString(code()); } }
    enum E implements HasCode {
        A(10), B(255);
        private final int c;
        private static final Map<Integer, E> BY = new HashMap<>();
        static { for (E e : values()) BY.put(e.c, e); }
        E(int c) { this.c = c; }
        public int code() { return c; }
        static E of(int c) { return BY.get(c); }
    }
    enum Single { INSTANCE; int n; int next() { return ++n; } }
    public static void main(String[] args) {
        System.out.println(E.of(255).hex() + E.of(10) + E.of(3));
        Single.INSTANCE.next();
        System.out.println(Single.INSTANCE.next());
        HasCode h = E.A;
        System.out.println(h.code());
        System.out.println(Enum.valueOf(E.class, "B"));
        System.out.println(E.A.hashCode() == E.A.hashCode());
    }
}
