import java.util.*;

public class ObjectsMethods {
    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", "a") + Objects.hash(1, "a", null) + Objects.hashCode(null) + Objects.toString(null, "def") + Objects.toString(5) + Objects.requireNonNullElse(null, 3) + Objects.isNull(null) + Objects.compare(1, 2, Integer::compare) + Objects.deepEquals(new int[] {1}, new int[] {1}));
        try { Objects.requireNonNull(null, "msg"); } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Objects.checkIndex(1, 2));
        Objects.checkIndex(5, 3);
    }
}
