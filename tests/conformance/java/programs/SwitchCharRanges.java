public class SwitchCharRanges {
    static String kind(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u': return "vowel";
            case '0': case '1': return "bit";
            case '\u20ac': return "euro";
            default: return c < ' ' ? "control" : "other";
        }
    }
    public static void main(String[] args) { for (char c : "ab0\u20ac\n".toCharArray()) System.out.println(kind(c)); }
}
