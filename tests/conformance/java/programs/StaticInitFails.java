public class StaticInitFails {
    static class Bad { static int x = 1 / Integer.parseInt("0"); static void m() {} }
    static class Worse { static { if (true) throw new IllegalStateException("no"); } static int y; }
    static class Err { static { if (true) throw new StackOverflowError("deep"); } static int y; }
    public static void main(String[] args) {
        try { System.out.println(Bad.x); } catch (ExceptionInInitializerError e) {
            System.out.println(e + " " + e.getMessage() + " " + e.getCause() + " " + e.getException());
        }
        try { Bad.m(); } catch (NoClassDefFoundError e) { System.out.println(e.getMessage()); }
        try { new Worse(); } catch (ExceptionInInitializerError e) { System.out.println(e.getCause()); }
        try { System.out.println(Worse.y); } catch (NoClassDefFoundError e) { System.out.println(e); }
        try { System.out.println(Err.y); } catch (StackOverflowError e) { System.out.println(e); }
        System.out.println(Bad.x);
    }
}
