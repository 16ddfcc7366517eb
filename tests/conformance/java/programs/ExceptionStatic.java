public class ExceptionStatic {
    static int n = init();
    static int init() {
        try { throw new RuntimeException("a"); } catch (RuntimeException e) { return 7; } finally {
            System.out.println("init");
        }
    }
    public static void main(String[] args) { System.out.println(n); }
}
