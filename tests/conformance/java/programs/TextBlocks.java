public class TextBlocks {
    public static void main(String[] args) { String s = """
        Hello,
          "World" \
        joined
        tab\tend\s\s
        """; System.out.println(s); System.out.println(s.length()); System.out.println("""
        a\nb
          c""".lines().count()); System.out.println("""
        x""".isEmpty()); }
}
