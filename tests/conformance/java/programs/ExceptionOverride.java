import java.io.*;

public class ExceptionOverride {
    static class A {
        void m() throws IOException { throw new FileNotFoundException("f"); }
    }
    static class B extends A { @Override void m() { System.out.println("none"); } }
    public static void main(String[] args) throws Exception {
        new B().m();
        A a = new B();
        a.m();
        try { new A().m(); } catch (FileNotFoundException e) { System.out.println(e.getMessage()); }
    }
}
