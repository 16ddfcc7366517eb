public class InterfacePrivateStatic {
    interface U {
        private static int twice(int x) { return x * 2; }
        static int four(int x) { return twice(twice(x)); }
        private int me() { return 1; }
        default int both() { return me() + twice(4); }
    }
    public static void main(String[] args) { System.out.println(U.four(3)); System.out.println(new U() { }.both()); }
}
