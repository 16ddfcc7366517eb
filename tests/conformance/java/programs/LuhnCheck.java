public class LuhnCheck {
    static boolean ok(String s) {
        int t = 0;
        for (int i = s.length() - 1, k = 0; i >= 0; i--, k++) {
            int d = s.charAt(i) - '0';
            if (d < 0 || d > 9) throw new NumberFormatException("at " + i);
            if (k % 2 == 1 && (d *= 2) > 9) d -= 9;
            t += d;
        }
        return t % 10 == 0;
    }
    public static void main(String[] args) {
        System.out.println(ok("79927398713") + " " + ok("79927398710"));
        ok("12a");
    }
}
