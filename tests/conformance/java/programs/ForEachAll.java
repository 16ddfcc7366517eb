import java.util.*;

public class ForEachAll {
    public static void main(String[] args) {
        for (byte b : new byte[] {1, 2}) System.out.print(b);
        for (boolean b : new boolean[] {true}) System.out.print(b);
        for (double d : new double[] {1.5}) System.out.print(d);
        for (float d : new float[] {2.5f}) System.out.print(d);
        for (long l : new int[] {3, 4}) System.out.print(l);
        for (short s : new short[] {7}) System.out.print(s);
        for (char c : "xyz".toCharArray()) System.out.print(c);
        for (Object o : new String[] {"s"}) System.out.print(o);
        for (int i : List.of(1, 2)) System.out.print(i);
        for (Map.Entry<String, Integer> e : new TreeMap<>(Map.of("k", 1)).entrySet()) System.out.print(e);
        System.out.println("");
        int[] none = null;
        for (int x : none) System.out.println(x);
    }
}
