import java.util.*;
import java.util.stream.*;

public class StringCountChars {
    public static void main(String[] args) {
        int[] n = new int[128];
        for (char c : "mississippi".toCharArray()) n[c]++;
        for (char c = 'a'; c <= 'z'; c++) if (n[c] > 0) System.out.print(c + "" + n[c]);
        System.out.println("");
        Map<Character, Long> m = "hello".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting()));
        System.out.println(m);
    }
}
