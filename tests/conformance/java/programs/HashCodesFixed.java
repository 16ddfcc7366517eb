import java.util.*;

/** hash codes that the language fixes */
public class HashCodesFixed {
    public static void main(String[] args) {
        System.out.println("abc".hashCode() + " " + List.of(1, 2).hashCode() + " " + Arrays.asList("a", null).hashCode() + " " + Boolean.TRUE.hashCode() + " " + Double.valueOf(0.1).hashCode() + " " + Long.valueOf(-1).hashCode() + " " + Character.valueOf('x').hashCode() + " " + Map.of("k", 2).hashCode() + " " + Set.of(5).hashCode() + " " + Objects.hash(1, 2, 3) + " " + Arrays.hashCode(new double[] {1, 2}) + " " + Optional.of(9).hashCode() + " " + new AbstractMap.SimpleEntry<>(1, 2).hashCode() + " " + Float.valueOf(1.5f).hashCode());
    }
}
