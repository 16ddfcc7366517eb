import java.util.*;
import java.util.function.*;

/** each way to meet one */
public class NullPointers {
    int f; int[] a; static NullPointers none() { return null; } void m() {} interface T { void go(); }
    static void t(T t) {
        try { t.go(); System.out.println("no"); } catch (NullPointerException e) { System.out.println("npe"); }
    }
    public static void main(String[] args) {
        t(() -> System.out.println(none().f));
        t(() -> none().f = 1);
        t(() -> none().m());
        t(() -> System.out.println(new NullPointers().a[0]));
        t(() -> System.out.println(new NullPointers().a.length));
        t(() -> { throw (RuntimeException) null; });
        t(() -> { synchronized (none()) { } });
        t(() -> { String s = null; s.length(); });
        t(() -> { Integer i = null; int j = i; });
        t(() -> { String s = null; switch (s) { case "a": } });
        t(() -> Objects.requireNonNull(null));
        t(() -> { List<Integer> l = null; for (int x : l) { } });
        t(() -> { Runnable r = null; r.run(); });
        t(() -> { String s = null; "a".compareTo(s); });
        t(() -> List.of((Object) null));
        t(() -> { Function<String, Integer> f = String::length; f.apply(null); });
        String s = null;
        System.out.println(s + null);
        throw null;
    }
}
