import java.util.function.*;

public class EitherType {
    static abstract class Either<L, R> {
        abstract <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g);
        static <L, R> Either<L, R> left(L l) {
            return new Either<>() {
                <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g) {
                    return f.apply(l);
                }
            };
        }
        static <L, R> Either<L, R> right(R r) {
            return new Either<>() {
                <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g) {
                    return g.apply(r);
                }
            };
        }
    }
    static Either<String, Integer> parse(String s) {
        try { return Either.right(Integer.parseInt(s)); } catch (NumberFormatException e) {
            return Either.left(e.getMessage());
        }
    }
    public static void main(String[] args) {
        for (String s : new String[] {"5", "x"}) System.out.println(parse(s).<String>fold(l -> "bad " + l, r -> "good " + (r + 1)));
    }
}
