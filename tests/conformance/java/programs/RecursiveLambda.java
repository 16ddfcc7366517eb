import java.util.function.*;

public class RecursiveLambda {
    static Function<Integer, Integer> fact;
    IntUnaryOperator fib = n -> n < 2 ? n : this.fib.applyAsInt(n - 1) + this.fib.applyAsInt(n - 2);
    public static void main(String[] args) {
        fact = n -> n <= 1 ? 1 : n * fact.apply(n - 1);
        System.out.println(fact.apply(10) + " " + new RecursiveLambda().fib.applyAsInt(12));
    }
}
