public class ExceptionCauses {
    static class My extends Exception {
        final int code;
        My(String m, int code, Throwable cause) { super(m, cause); this.code = code; }
        @Override public String getMessage() { return super.getMessage() + "#" + code; }
    }
    public static void main(String[] args) throws Exception {
        Throwable t = new RuntimeException(new IllegalArgumentException("deep"));
        System.out.println(t.getMessage());
        System.out.println(t.getCause().getMessage());
        System.out.println(new RuntimeException((Throwable) null).getMessage());
        Throwable u = new Error("a"); u.initCause(t); System.out.println(u.getCause() == t);
        try { u.initCause(u); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { new Exception().initCause(null).addSuppressed(null); } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Exception s = new Exception("main");
        s.addSuppressed(new Exception("one"));
        s.addSuppressed(new Error("two"));
        System.out.println(s.getSuppressed().length + " " + s.getSuppressed()[1]);
        try { s.addSuppressed(s); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(new My("m", 4, null)); System.out.println(new My("m", 4, u).getLocalizedMessage());
        throw new My("out", 1, s);
    }
}
