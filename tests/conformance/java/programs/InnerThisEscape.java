public class InnerThisEscape {
    int n = 1;
    class In {
        int n = 2;
        Runnable r = () -> System.out.println(n + " " + InnerThisEscape.this.n + " " + this.n);
    }
    Runnable mk() {
        return new In() { { n = 5; InnerThisEscape.this.n = 9; } }.r;
    }
    public static void main(String[] args) { new InnerThisEscape().mk().run(); }
}
