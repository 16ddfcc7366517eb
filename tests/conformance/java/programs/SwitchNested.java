public class SwitchNested {
    static int f(int a, String b) {
        switch (a) {
            case 1: switch (b) {
                case "x": return 11;
                case "y": break;
                default: return 12;
            }
            return 13;
            case 2: { int q = b.length(); a += q; }
            case 3: return a;
        }
        return -1;
    }
    public static void main(String[] args) {
        System.out.println(f(1, "x") + " " + f(1, "y") + f(1, "z") + f(2, "abc") + f(3, "") + f(4, ""));
    }
}
