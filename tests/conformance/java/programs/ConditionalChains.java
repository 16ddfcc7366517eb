public class ConditionalChains {
    static String g(int n) {
        return n >= 90 ? "A" : n >= 80 ? "B" : n >= 70 ? "C" : "F";
    }
    static int s(int x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }
    public static void main(String[] args) {
        for (int n : new int[] {95, 85, 75, 0}) System.out.print(g(n));
        System.out.println(s(5) + s(-5) + s(0));
    }
}
