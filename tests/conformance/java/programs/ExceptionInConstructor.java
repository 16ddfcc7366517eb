public class ExceptionInConstructor {
    static class T {
        static int made;
        T(int n) {
            if (n < 0) throw new IllegalArgumentException("n = " + n);
            made++;
        }
    }
    public static void main(String[] args) {
        try { new T(1); new T(-1); new T(2); } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(T.made);
        new T(-7);
    }
}
