public class ScopesShadow {
    static int x = 1;
    static int f() {
        int x = 2;
        { int y = x; x = y + 5; }
        for (int i = 0; i < 2; i++) { int y = i; x += y; } return x + ScopesShadow.x;
    }
    public static void main(String[] args) {
        System.out.println(f());
        int x = 9;
        Runnable r = () -> { int z = x; System.out.println(z + ScopesShadow.x); };
        r.run();
    }
}
