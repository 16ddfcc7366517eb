import java.util.*;

/** values() answers with a new array each time */
public class EnumValuesCopy {
    enum E { A, B }
    public static void main(String[] args) {
        E[] v = E.values();
        v[0] = null;
        System.out.println(E.values()[0] + " " + (E.values() == E.values()) + E.valueOf("B").compareTo(E.A));
        System.out.println(Arrays.asList(E.values()));
        E.valueOf(null);
    }
}
