import java.io.*;

public class CloseOrder {
    static class R implements Closeable {
        final String n;
        R(String n) { this.n = n; }
        public void close() { System.out.println("close " + n); }
    }
    public static void main(String[] args) {
        try (R a = new R("a")) {
            try (R b = new R("b")) { System.out.println("in"); } System.out.println("mid");
        }
        try (R c = new R("c")) { throw new IllegalStateException("body"); }
    }
}
