public class StringRegex {
    public static void main(String[] args) {
        System.out.println("a1b22".replaceAll("[0-9]+", "#") + "aaa".replaceFirst("a", "b") + "x.y".replace(".", "$"));
        System.out.println("hello".matches("h.*o") + " " + "hello".matches("ell"));
        java.util.regex.Matcher m = java.util.regex.Pattern.compile("(\\w+)@(\\w+)\\.com").matcher("joe@site.com, ann@place.com");
        while (m.find()) System.out.println(m.group() + " " + m.group(1) + " " + m.group(2) + " " + m.start() + " " + m.end());
        System.out.println("2024-01-15".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3/$2/$1"));
        System.out.println(java.util.regex.Pattern.matches("[a-c]{2,3}?x*+(?:q|r)", "abxxr"));
        System.out.println(java.util.regex.Pattern.compile("B", java.util.regex.Pattern.CASE_INSENSITIVE).matcher("abc").find());
    }
}
