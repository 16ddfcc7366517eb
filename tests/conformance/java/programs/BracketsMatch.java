import java.util.*;

public class BracketsMatch {
    static boolean ok(String s) {
        Deque<Character> d = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            switch (c) {
                case '(' -> d.push(')');
                case '[' -> d.push(']');
                case ')', ']' -> { if (d.isEmpty() || d.pop() != c) return false; }
                default -> { }
            }
        }
        return d.isEmpty();
    }
    public static void main(String[] args) {
        for (String s : new String[] {"()", "([)]", "a(b[c])", "(", ")"}) System.out.println(ok(s));
    }
}
