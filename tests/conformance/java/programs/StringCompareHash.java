public class StringCompareHash {
    public static void main(String[] args) {
        String[] a = {"", "a", "b", "ab", "Ab", "\u00e9", "\u20ac", "abc", "zzzzzzzzzzzzzzzzzz"};
        for (String x : a) {
            System.out.print(x.hashCode() + ":");
            for (String y : a) System.out.print(Integer.signum(x.compareTo(y)) + "" + x.compareToIgnoreCase(y) + (x.equals(y) ? "=" : " "));
            System.out.println("");
        }
        System.out.println("Aa".hashCode() == "BB".hashCode());
        System.out.println("polygenelubricants".hashCode());
        System.out.println("x".contentEquals(new StringBuilder("x")));
        System.out.println("abcdef".regionMatches(true, 1, "XBCD", 1, 3));
    }
}
