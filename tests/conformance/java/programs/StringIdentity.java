/** constants are one object, and what intern answers with */
public class StringIdentity {
    public static void main(String[] args) {
        String a = "x", b = "x", c = new String("x");
        System.out.println((a == b) + " " + (a == c) + a.equals(c) + (a == c.intern()));
        String d = new StringBuilder("he").append("llo").toString();
        System.out.println((d == "hello") + " " + (d.intern() == "hello") + (d.intern() == d.intern()));
        System.out.println("".intern() == "");
        System.out.println(String.valueOf((Object) null) == "null");
        System.out.println("a".concat("") == "a");
        System.out.println("abc".substring(0) == "abc");
        System.out.println("abc".trim() == "abc");
        System.out.println("abc".replace('x', 'y') == "abc");
        System.out.println(StringIdentity.class == new StringIdentity().getClass());
    }
}
