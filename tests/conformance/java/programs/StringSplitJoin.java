import java.util.*;

public class StringSplitJoin {
    public static void main(String[] args) {
        System.out.println(Arrays.toString("a,b,,c,,".split(",")));
        System.out.println(Arrays.toString("a,b,,c,,".split(",", -1)));
        System.out.println(Arrays.toString("a1b22c".split("[0-9]+")));
        System.out.println(Arrays.toString("a.b.c".split("\\.", 2)));
        System.out.println(Arrays.toString("".split(",")));
        System.out.println(Arrays.toString("abc".split("")));
        System.out.println(String.join("-", "a", "b", "c") + String.join("/", List.of("x", "y")));
        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("none");
        System.out.println(j);
        j.add("1").add("2");
        System.out.println(j + " " + j.length());
        StringTokenizer t = new StringTokenizer("a b;c", " ;");
        while (t.hasMoreTokens()) System.out.print(t.nextToken() + "|");
        System.out.println(t.countTokens());
        System.out.println("l1\nl2\r\nl3".lines().toList());
    }
}
