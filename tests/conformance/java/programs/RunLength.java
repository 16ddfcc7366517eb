public class RunLength {
    static String pack(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++);
            b.append(s.charAt(i)).append(j - i);
        }
        return b.toString();
    }
    public static void main(String[] args) { System.out.println(pack("aaabbc") + pack("") + pack("\u20ac\u20ac")); }
}
