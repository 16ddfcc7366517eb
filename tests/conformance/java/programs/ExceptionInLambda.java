import java.util.*;
import java.util.function.*;

public class ExceptionInLambda {
    public static void main(String[] args) {
        Supplier<Integer> s = () -> { throw new UnsupportedOperationException("lam"); };
        try { s.get(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        List.of(1, 0).forEach(x -> System.out.println(1 / x));
    }
}
