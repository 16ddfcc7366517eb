public class StaticNested {
    static class Counter {
        static int made;
        final int id = ++made;
        static Counter of() { return new Counter(); }
        static class Inner { static String n = "inner" + made; }
    }
    static int calls;
    static int next() { return ++calls; }
    public static void main(String[] args) {
        Counter.of();
        System.out.println(Counter.Inner.n);
        Counter.of();
        System.out.println(Counter.of().id + Counter.Inner.n);
        ((Counter) null).of();
        System.out.println(Counter.made);
        StaticNested none = null;
        System.out.println(none.next() + none.calls);
    }
}
