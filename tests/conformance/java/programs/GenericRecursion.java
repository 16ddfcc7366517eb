public class GenericRecursion {
    static abstract class B<T extends B<T>> {
        int n;
        abstract T self();
        T with(int k) { n += k; return self(); }
    }
    static class C extends B<C> {
        C self() { return this; }
        C twice() { n *= 2; return this; }
    }
    public static void main(String[] args) { System.out.println(new C().with(3).twice().with(1).n); }
}
