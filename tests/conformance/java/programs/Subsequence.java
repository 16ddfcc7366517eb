public class Subsequence {
    static String lcs(String a, String b) {
        String[][] t = new String[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) for (int j = 0; j <= b.length(); j++) t[i][j] = i == 0 || j == 0 ? "" : a.charAt(i - 1) == b.charAt(j - 1) ? t[i - 1][j - 1] + a.charAt(i - 1) : t[i - 1][j].length() >= t[i][j - 1].length() ? t[i - 1][j] : t[i][j - 1];
        return t[a.length()][b.length()];
    }
    public static void main(String[] args) { System.out.println(lcs("AGGTAB", "GXTXAYB") + "|" + lcs("", "x")); }
}
