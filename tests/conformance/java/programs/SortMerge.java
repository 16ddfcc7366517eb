import java.util.*;

public class SortMerge {
    static List<Integer> sort(List<Integer> l) {
        if (l.size() < 2) return l;
        List<Integer> a = sort(l.subList(0, l.size() / 2)), b = sort(l.subList(l.size() / 2, l.size())), r = new ArrayList<>();
        int i = 0, j = 0;
        while (i < a.size() || j < b.size()) r.add(j == b.size() || i < a.size() && a.get(i) <= b.get(j) ? a.get(i++) : b.get(j++));
        return r;
    }
    public static void main(String[] args) { System.out.println(sort(List.of(4, 1, 3, 9, 7, 1))); }
}
