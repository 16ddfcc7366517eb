public class StringBounds {
    interface T { Object go(); }
    static void t(T t) {
        try { System.out.println(t.go()); } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        String s = "abc";
        t(() -> s.charAt(3));
        t(() -> s.charAt(-1));
        t(() -> s.substring(4));
        t(() -> s.substring(-1));
        t(() -> s.substring(2, 1));
        t(() -> s.substring(0, 9));
        t(() -> s.codePointAt(3));
        t(() -> s.repeat(-1));
        t(() -> "\u20ac".charAt(1));
        t(() -> new String(new char[2], 1, 5));
        t(() -> new StringBuilder("ab").charAt(2));
        t(() -> new StringBuilder("ab").insert(3, "x"));
        t(() -> new StringBuilder("ab").deleteCharAt(2));
        t(() -> new StringBuilder("ab").delete(3, 4));
        t(() -> { StringBuilder b = new StringBuilder("ab"); b.setLength(-1); return b; });
        t(() -> s.subSequence(1, 2));
    }
}
