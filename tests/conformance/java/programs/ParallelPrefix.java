import java.util.*;

public class ParallelPrefix {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        Arrays.parallelPrefix(a, Integer::sum);
        System.out.println(Arrays.toString(a));
    }
}
