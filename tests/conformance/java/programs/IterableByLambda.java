import java.util.*;

public class IterableByLambda {
    static Iterable<Integer> upTo(int n) {
        return () -> new Iterator<>() {
            int i = 0;
            public boolean hasNext() { return i < n; }
            public Integer next() { return i++; }
        };
    }
    public static void main(String[] args) {
        for (int x : upTo(4)) System.out.print(x + " ");
        Iterable<String> one = () -> List.of("a", "b").iterator();
        for (String s : one) System.out.print(s);
        System.out.println("");
        one.forEach(s -> System.out.print(s + "!"));
        Iterator<Integer> it = upTo(3).iterator();
        it.next();
        it.forEachRemaining(x -> System.out.print("r" + x));
        System.out.println("");
        it.remove();
    }
}
