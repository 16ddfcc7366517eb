import java.util.*;

public class SetOfRecords {
    record P(int x, int y) {}
    public static void main(String[] args) {
        Set<P> s = new HashSet<>();
        for (int i = 0; i < 10; i++) s.add(new P(i % 3, i % 2));
        System.out.println(s.size() + " " + s.contains(new P(2, 1)) + s.contains(new P(5, 5)));
        System.out.println(s);
    }
}
