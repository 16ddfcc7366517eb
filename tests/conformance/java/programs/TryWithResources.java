public class TryWithResources {
    static class R implements AutoCloseable {
        String n;
        boolean bad;
        R(String n, boolean bad) {
            this.n = n;
            this.bad = bad;
            System.out.println("open " + n);
        }
        public void close() throws Exception {
            System.out.println("close " + n);
            if (bad) throw new Exception("close " + n);
        }
    }
    static void run(boolean a, boolean b, boolean body) throws Exception {
        try (R x = new R("a", a); R y = new R("b", b); R z = null) {
            System.out.println("body");
            if (body) throw new RuntimeException("body");
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 8; i++) {
            try { run((i & 1) > 0, (i & 2) > 0, (i & 4) > 0); System.out.println("fine"); }
            catch (Exception e) {
                System.out.println(e.getMessage());
                for (Throwable t : e.getSuppressed()) System.out.println("  suppressed " + t.getMessage());
            }
        }
        R r = new R("r", false);
        try (r) { System.out.println("in"); } catch (Exception e) { System.out.println(e); } finally {
            System.out.println("end");
        }
    }
}
