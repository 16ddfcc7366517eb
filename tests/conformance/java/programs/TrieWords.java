import java.util.*;

public class TrieWords {
    static class N {
        final Map<Character, N> kids = new TreeMap<>();
        boolean end;
    }
    static N root = new N();
    static void add(String w) {
        N n = root;
        for (char c : w.toCharArray()) n = n.kids.computeIfAbsent(c, k -> new N());
        n.end = true;
    }
    static void all(N n, String pre, List<String> out) {
        if (n.end) out.add(pre);
        n.kids.forEach((c, k) -> all(k, pre + c, out));
    }
    public static void main(String[] args) {
        for (String w : "tea ten to inn in".split(" ")) add(w);
        List<String> o = new ArrayList<>();
        all(root, "", o);
        System.out.println(o);
    }
}
