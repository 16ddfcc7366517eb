import java.util.*;

public class TailOfArray {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        int[] b = Arrays.copyOfRange(a, 1, a.length);
        System.out.println(b.length + b[0]);
        Arrays.copyOfRange(a, 4, 5);
    }
}
