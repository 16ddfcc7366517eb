public class Palindromes {
    static boolean is(String s) {
        int i = 0, j = s.length() - 1;
        while (i < j) {
            if (!Character.isLetterOrDigit(s.charAt(i))) { i++; continue; }
            if (!Character.isLetterOrDigit(s.charAt(j))) { j--; continue; }
            if (Character.toLowerCase(s.charAt(i++)) != Character.toLowerCase(s.charAt(j--))) return false;
        }
        return true;
    }
    public static void main(String[] args) {
        for (String s : new String[] {"A man, a plan, a canal: Panama", "abc", "", "x", "\u00c9t\u00e9"}) System.out.println(is(s));
    }
}
