import java.util.*;

public class SubListViews {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5));
        List<Integer> s = l.subList(2, 5);
        s.set(0, 99);
        s.remove(1);
        s.add(7);
        System.out.println(l + "" + s);
        Collections.reverse(s);
        System.out.println(l);
        l.add(1);
        s.size();
    }
}
