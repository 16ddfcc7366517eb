import java.util.*;

public class Anagrams {
    public static void main(String[] args) {
        Map<String, List<String>> m = new TreeMap<>();
        for (String w : "eat tea tan ate nat bat".split(" ")) {
            char[] c = w.toCharArray();
            Arrays.sort(c);
            m.computeIfAbsent(new String(c), k -> new ArrayList<>()).add(w);
        }
        System.out.println(m);
    }
}
