import java.util.*;
import java.math.*;

public class MemoFibonacci {
    static Map<Integer, java.math.BigInteger> m = new HashMap<>();
    static java.math.BigInteger f(int n) {
        if (n < 2) return java.math.BigInteger.valueOf(n);
        java.math.BigInteger k = m.get(n);
        if (k == null) { k = f(n - 1).add(f(n - 2)); m.put(n, k); } return k;
    }
    public static void main(String[] args) { System.out.println(f(100)); }
}
