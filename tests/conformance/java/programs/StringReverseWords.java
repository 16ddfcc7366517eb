import java.util.*;

public class StringReverseWords {
    public static void main(String[] args) {
        String s = "the quick brown fox";
        String[] w = s.split(" ");
        Collections.reverse(Arrays.asList(w));
        System.out.println(String.join(" ", w));
        StringBuilder b = new StringBuilder();
        for (String x : w) b.append(Character.toUpperCase(x.charAt(0))).append(x.substring(1)).append(' ');
        System.out.println(b.toString().trim());
    }
}
