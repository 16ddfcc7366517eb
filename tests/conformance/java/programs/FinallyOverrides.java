public class FinallyOverrides {
    @SuppressWarnings("finally") static int f() {
        while (true) { try { throw new RuntimeException(); } finally { break; } }
        return 5;
    }
    static String g() {
        StringBuilder b = new StringBuilder();
        try { b.append("t"); return b.append("r").toString(); } finally { b.append("f"); System.out.println(b); }
    }
    static void h() throws Exception {
        try { throw new Exception("first"); } finally { Object o = null; o.toString(); }
    }
    public static void main(String[] args) throws Exception { System.out.println(f()); System.out.println(g()); h(); }
}
