/** what a trace says of methods and lines */
public class StackTraces {
    static void a() { b(); } static void b() { throw new RuntimeException("x"); }
    static class In { In() { a(); } }
    public static void main(String[] args) {
        try { a(); } catch (RuntimeException e) {
            StackTraceElement[] t = e.getStackTrace();
            System.out.println(t[0].getMethodName() + " " + t[1].getMethodName() + " " + t[2].getMethodName() + " " + t[0].getClassName() + " " + t[0].getLineNumber() + " " + t[0].getFileName());
        }
        try { new In(); } catch (RuntimeException e) {
            StackTraceElement[] t = e.getStackTrace();
            System.out.println(t[2].getMethodName() + " " + t[2].getClassName());
        }
        try { Integer.parseInt("x"); } catch (NumberFormatException e) {
            System.out.println(e.getStackTrace()[0].getMethodName());
        }
        try { Object o = null; o.hashCode(); } catch (NullPointerException e) {
            System.out.println(e.getStackTrace()[0].getMethodName() + e.getStackTrace()[0].getLineNumber());
        }
        System.out.println(new Throwable().getStackTrace()[0].getMethodName());
        Throwable t = new Throwable();
        t.setStackTrace(new StackTraceElement[0]);
        System.out.println(t.getStackTrace().length);
    }
}
