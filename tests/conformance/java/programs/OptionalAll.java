import java.util.*;

public class OptionalAll {
    public static void main(String[] args) {
        Optional<String> a = Optional.of("x"), e = Optional.empty();
        System.out.println(a + " " + e + a.get() + a.isPresent() + e.isEmpty() + e.orElse("else") + e.orElseGet(() -> "got") + a.map(s -> s + s) + a.filter(String::isEmpty) + a.flatMap(s -> Optional.of(s.length())) + e.or(() -> Optional.of("or")));
        a.ifPresent(s -> System.out.println("present " + s));
        e.ifPresentOrElse(s -> System.out.println("no"), () -> System.out.println("absent"));
        System.out.println(Optional.ofNullable(null).equals(e) + " " + a.equals(Optional.of("x")) + a.hashCode() + a.stream().count());
        System.out.println(OptionalInt.of(5) + "" + OptionalDouble.empty() + OptionalLong.of(3L).getAsLong());
        try { e.orElseThrow(() -> new IllegalStateException("mine")); } catch (IllegalStateException x) {
            System.out.println(x.getMessage());
        }
        try { Optional.of(null); } catch (NullPointerException x) { System.out.println("npe"); }
        e.get();
    }
}
