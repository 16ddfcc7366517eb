public class FinallyReturn {
    static int a() { try { return 1; } finally { System.out.println("finally a"); } }
    @SuppressWarnings("finally") static int b() { try { throw new RuntimeException("lost"); } finally { return 2; } }
    static int c() { int x = 1; try { return x; } finally { x = 5; } }
    static int d() {
        for (int i = 0; ; i++) {
            try { if (i == 3) return i; continue; } finally { System.out.print("f" + i + " "); }
        }
    }
    static int e() {
        try {
            try { throw new IllegalArgumentException("x"); } finally { System.out.println("inner"); }
        } catch (RuntimeException e) { System.out.println(e.getMessage()); return 7; } finally {
            System.out.println("outer");
        }
    }
    static void f() { while (true) { try { break; } finally { System.out.println("broke"); } } }
    public static void main(String[] args) {
        System.out.println(a());
        System.out.println(b());
        System.out.println(c());
        System.out.println(d());
        System.out.println(e());
        f();
        try { throw new Error("in"); } finally { System.out.println("last"); }
    }
}
