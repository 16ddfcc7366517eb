/** every comparison as a branch */
public class ComparisonsBranches {
    static String of(int a, int b) {
        String s = "";
        if (a == b) s += "==";
        if (a != b) s += "!=";
        if (a < b) s += "<";
        if (a <= b) s += "<=";
        if (a > b) s += ">";
        if (a >= b) s += ">=";
        if (a == 0) s += "z";
        if (a != 0) s += "n";
        if (a < 0) s += "l";
        if (a <= 0) s += "L";
        if (a > 0) s += "g";
        if (a >= 0) s += "G";
        return s;
    }
    static String of(long a, long b) { return (a < b ? "<" : "") + (a == b ? "=" : "") + (a > b ? ">" : ""); }
    static String of(Object a, Object b) {
        return (a == b ? "same" : "") + (a != b ? "other" : "") + (a == null ? "null" : "") + (b != null ? "there" : "");
    }
    public static void main(String[] args) {
        for (int a = -1; a <= 1; a++) for (int b = -1; b <= 1; b++) {
            System.out.println(of(a, b));
            System.out.println(of((long) a << 40, (long) b << 40));
        }
        System.out.println(of("a", null));
        System.out.println(of(null, null));
        String s = "x";
        System.out.println(of(s, s));
    }
}
