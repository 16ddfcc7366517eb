import java.util.*;
import java.io.*;

/** an intersection of interfaces */
public class SerializableLambda {
    interface Marker {} interface Named extends Marker { default String n() { return "named"; } int go(int x); }
    public static void main(String[] args) {
        Runnable r = (Runnable & Serializable) () -> System.out.println("ran");
        r.run();
        System.out.println(r instanceof Serializable);
        Comparator<String> c = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
        System.out.println(c.compare("a", "b"));
        Named n = x -> x + 1;
        System.out.println(n.n() + n.go(1) + (n instanceof Marker));
    }
}
