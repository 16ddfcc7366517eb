import java.util.*;

public class WordCount {
    public static void main(String[] args) {
        Map<String, Integer> m = new TreeMap<>();
        for (String w : "It was the best of times, it was the worst of times".toLowerCase().split("\\W+")) m.merge(w, 1, Integer::sum);
        m.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).forEach(e -> System.out.println(e));
    }
}
