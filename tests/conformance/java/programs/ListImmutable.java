import java.util.*;

public class ListImmutable {
    public static void main(String[] args) {
        System.out.println(List.of() + "" + List.of(1) + List.of(1, 2) + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
        System.out.println(List.copyOf(new ArrayList<>(List.of("a"))) + "" + List.of("a", "b").contains("b") + List.of(1, 2).indexOf(2) + List.of(1, 2).equals(Arrays.asList(1, 2)) + List.of(1, 2, 3).hashCode());
        System.out.println(Collections.nCopies(3, "x") + "" + Collections.singletonList(1) + Collections.emptyMap() + Collections.unmodifiableList(new ArrayList<>(List.of(5))));
        System.out.println(Map.entry("k", 1) + "" + Map.of().isEmpty() + Map.of("a", 1).get("a") + Set.of(1).contains(1));
        try { List.of(1, null); } catch (NullPointerException e) { System.out.println("null"); }
        try { Set.of(1, 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Map.of("a", 1, "a", 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        List.of(1).remove(0);
    }
}
