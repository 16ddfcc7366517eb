public class InnerAnonymous {
    int base = 10;
    abstract static class Op {
        final String n;
        Op(String n) { this.n = n; init(); }
        void init() { System.out.println("init " + n); }
        abstract int on(int x);
    }
    Op adder(int k) {
        return new Op("add") {
            int count = 5;
            { count++; }
            @Override void init() { super.init(); System.out.println("count " + count); }
            int on(int x) { return x + k + base + count++; }
        };
    }
    public static void main(String[] args) {
        InnerAnonymous a = new InnerAnonymous();
        Op o = a.adder(100);
        a.base = 20;
        System.out.println(o.on(1));
        System.out.println(o.on(1));
        System.out.println(o.getClass().getName() + o.getClass().getSimpleName());
        Object x = new Object() { public String toString() { return "anon"; } };
        System.out.println(x);
    }
}
