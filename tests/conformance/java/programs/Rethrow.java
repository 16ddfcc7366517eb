import java.io.*;

public class Rethrow {
    static void a() throws IOException {
        try { throw new IOException("io"); } catch (Exception e) { System.out.println("seen"); throw e; }
    }
    static void b() { try { a(); } catch (IOException e) { throw new UncheckedIOException("wrapped", e); } }
    static <T extends Throwable> void sneak(Throwable t) throws T { throw (T) t; }
    public static void main(String[] args) {
        try { b(); } catch (UncheckedIOException e) { System.out.println(e + " " + e.getCause()); }
        Main2.go();
    }
    static class Main2 { static void go() { Rethrow.<RuntimeException>sneak(new IOException("sneaky")); } }
}
