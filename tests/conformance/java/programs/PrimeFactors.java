import java.util.*;

public class PrimeFactors {
    static List<Long> of(long n) {
        List<Long> r = new ArrayList<>();
        for (long d = 2; d * d <= n; d++) while (n % d == 0) { r.add(d); n /= d; } if (n > 1) r.add(n);
        return r;
    }
    public static void main(String[] args) { System.out.println(of(360) + "" + of(97) + of(1) + of(600851475143L)); }
}
