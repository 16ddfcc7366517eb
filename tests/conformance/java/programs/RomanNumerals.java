public class RomanNumerals {
    static String of(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < v.length; i++) while (n >= v[i]) { b.append(s[i]); n -= v[i]; } return b.toString();
    }
    public static void main(String[] args) {
        for (int n : new int[] {1, 4, 9, 14, 1994, 3999}) System.out.println(of(n));
    }
}
