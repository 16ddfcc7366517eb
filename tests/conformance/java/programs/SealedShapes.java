public class SealedShapes {
    sealed interface Expr permits Num, Add, Mul {}
    record Num(int v) implements Expr {}
    record Add(Expr l, Expr r) implements Expr {}
    record Mul(Expr l, Expr r) implements Expr {}
    static int eval(Expr e) {
        if (e instanceof Num n) return n.v;
        if (e instanceof Add a) return eval(a.l) + eval(a.r);
        if (e instanceof Mul m) return eval(m.l) * eval(m.r);
        throw new AssertionError(e);
    }
    static sealed class Base permits Fin, Non {}
    static final class Fin extends Base {}
    static non-sealed class Non extends Base {}
    public static void main(String[] args) {
        Expr e = new Add(new Num(2), new Mul(new Num(3), new Num(4)));
        System.out.println(eval(e));
        System.out.println(e);
        System.out.println(new Non() instanceof Base);
    }
}
