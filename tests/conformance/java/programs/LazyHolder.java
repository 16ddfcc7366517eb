public class LazyHolder {
    static class H {
        static final H IT = new H();
        final int n;
        static { System.out.println("H ready"); }
        H() { System.out.println("H made"); n = 42; }
    }
    static H get() { return Holder.IT; }
    static class Holder {
        static final H IT = H.IT;
        static { System.out.println("Holder ready"); }
    }
    public static void main(String[] args) {
        System.out.println("start");
        System.out.println(get().n);
        System.out.println(get() == H.IT);
    }
}
