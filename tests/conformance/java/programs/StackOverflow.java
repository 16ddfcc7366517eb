/** is caught */
public class StackOverflow {
    static int depth; static int down(int n) { depth++; return down(n + 1) + 1; }
    public static void main(String[] args) {
        try { down(0); } catch (StackOverflowError e) { System.out.println("caught " + (depth > 500)); }
        System.out.println(e());
    }
    static String e() { return "after"; }
}
