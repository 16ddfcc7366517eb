import java.util.*;

public class RecordCopy {
    record P(int x, List<String> l) { P { l = List.copyOf(l); } P withX(int n) { return new P(n, l); } }
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(List.of("a"));
        P a = new P(1, l);
        l.add("b");
        System.out.println(a + " " + a.withX(5) + a.equals(a.withX(1)) + (a == a.withX(1)));
        a.l().add("c");
    }
}
