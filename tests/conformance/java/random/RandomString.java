import java.util.*;

/** Calls of String with drawn arguments. */
public class RandomString {
    public static void main(String[] arguments) {
        Draw draw = new Draw(1);
        for (int round = 0; round < 9; round++) {
            String s = draw.text(), t = draw.text();
            int i = draw.small(), j = draw.small();
            char c = draw.character(), e = draw.character();
            draw.call("s.length()", () -> s.length());
            draw.call("s.charAt(i)", () -> s.charAt(i));
            draw.call("s.codePointAt(i)", () -> s.codePointAt(i));
            draw.call("s.substring(i)", () -> s.substring(i));
            draw.call("s.substring(i, j)", () -> s.substring(i, j));
            draw.call("s.indexOf(c)", () -> s.indexOf(c));
            draw.call("s.indexOf(t)", () -> s.indexOf(t));
            draw.call("s.indexOf(t, i)", () -> s.indexOf(t, i));
            draw.call("s.lastIndexOf(c)", () -> s.lastIndexOf(c));
            draw.call("s.lastIndexOf(t)", () -> s.lastIndexOf(t));
            draw.call("s.compareTo(t)", () -> s.compareTo(t));
            draw.call("s.compareToIgnoreCase(t)", () -> s.compareToIgnoreCase(t));
            draw.call("s.equals(t)", () -> s.equals(t));
            draw.call("s.equalsIgnoreCase(t)", () -> s.equalsIgnoreCase(t));
            draw.call("s.concat(t)", () -> s.concat(t));
            draw.call("s.replace(c, e)", () -> s.replace(c, e));
            draw.call("s.replace(t, \"-\")", () -> s.replace(t, "-"));
            draw.call("s.toUpperCase()", () -> s.toUpperCase());
            draw.call("s.toLowerCase()", () -> s.toLowerCase());
            draw.call("s.trim()", () -> s.trim());
            draw.call("s.strip()", () -> s.strip());
            draw.call("s.isBlank()", () -> s.isBlank());
            draw.call("s.hashCode()", () -> s.hashCode());
            draw.call("s.repeat(i)", () -> s.repeat(i));
            draw.call("s.contains(t)", () -> s.contains(t));
            draw.call("s.startsWith(t)", () -> s.startsWith(t));
            draw.call("s.startsWith(t, i)", () -> s.startsWith(t, i));
            draw.call("s.endsWith(t)", () -> s.endsWith(t));
            draw.call("s.toCharArray()", () -> s.toCharArray());
            draw.call("s.split(\",\")", () -> s.split(","));
            draw.call("s.split(\"a\", i)", () -> s.split("a", i));
            draw.call("String.join(t, s, s)", () -> String.join(t, s, s));
            draw.call("s.codePointCount(0, s.length())", () -> s.codePointCount(0, s.length()));
            draw.call("s.offsetByCodePoints(0, i)", () -> s.offsetByCodePoints(0, i));
            draw.call("String.valueOf(c) + s", () -> String.valueOf(c) + s);
            draw.call("s.chars().sum()", () -> s.chars().sum());
            draw.call("s.lines().count()", () -> s.lines().count());
            draw.call("new StringBuilder(s).reverse()", () -> new StringBuilder(s).reverse());
            draw.call("new StringBuilder(s).insert(i, t)", () -> new StringBuilder(s).insert(i, t));
            draw.call("new StringBuilder(s).delete(i, j)", () -> new StringBuilder(s).delete(i, j));
            draw.call("s.regionMatches(i, t, j, 2)", () -> s.regionMatches(i, t, j, 2));
            draw.call("s.getBytes(\"UTF-8\")", () -> s.getBytes("UTF-8"));
            draw.call("s.intern() == s.intern()", () -> s.intern() == s.intern());
            draw.call("s.matches(\"[a-c]*\")", () -> s.matches("[a-c]*"));
            draw.call("s.replaceAll(\"[ab]\", \"<$0>\")", () -> s.replaceAll("[ab]", "<$0>"));
            draw.call("s.stripLeading() + \"|\" + s.stripTrailing()", () -> s.stripLeading() + "|" + s.stripTrailing());
            draw.call("String.format(\"%5s|%-6.2s|\", s, t)", () -> String.format("%5s|%-6.2s|", s, t));
            draw.call("s.subSequence(i, j)", () -> s.subSequence(i, j));
        }
    }
}
