public class BaseConversion {
    static String to(int n, int b) {
        if (n == 0) return "0";
        String s = "";
        boolean neg = n < 0;
        while (n != 0) { s = Character.forDigit(Math.abs(n % b), b) + s; n /= b; } return neg ? "-" + s : s;
    }
    public static void main(String[] args) {
        for (int b : new int[] {2, 8, 16, 36}) System.out.println(to(255, b) + to(-1000, b) + to(Integer.MIN_VALUE, b));
    }
}
