public class StringMethodsNewer {
    public static void main(String[] args) {
        System.out.println("abc".indent(2) + "|");
        System.out.println("x".strip() + " a b ".isBlank());
        System.out.println("a\\tb".translateEscapes());
        System.out.println("%d-%s".formatted(1, "z"));
        System.out.println("  a\n   b".stripIndent());
        System.out.println("AbC".chars().filter(Character::isUpperCase).count());
        String tr = "abc".transform(s -> s + s);
        System.out.println(tr);
        System.out.println("b,a".describeConstable().get());
        System.out.println("hello".chars().mapToObj(c -> (char) c).toList());
        System.out.println("a-b".equals(String.valueOf(new char[] {'a', '-', 'b'})));
        System.out.println("abcabc".lastIndexOf("bc", 3) + "abc".indexOf("", 9));
    }
}
