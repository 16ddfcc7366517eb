public class MathExact {
    interface T { Object go(); }
    static void t(T t) {
        try { System.out.println(t.go()); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    }
    public static void main(String[] args) {
        t(() -> Math.addExact(1, 2));
        t(() -> Math.addExact(Integer.MAX_VALUE, 1));
        t(() -> Math.addExact(Long.MAX_VALUE, 1L));
        t(() -> Math.subtractExact(Integer.MIN_VALUE, 1));
        t(() -> Math.subtractExact(5L, 7L));
        t(() -> Math.multiplyExact(1 << 20, 1 << 20));
        t(() -> Math.multiplyExact(1L << 40, 1L << 30));
        t(() -> Math.multiplyExact(-3L, 7));
        t(() -> Math.negateExact(Integer.MIN_VALUE));
        t(() -> Math.toIntExact(1L << 31));
        t(() -> Math.toIntExact(-5L));
        t(() -> Math.incrementExact(Integer.MAX_VALUE));
        t(() -> Math.decrementExact(Long.MIN_VALUE));
        t(() -> Math.absExact(Integer.MIN_VALUE));
        t(() -> Math.floorDiv(-7, 2));
        t(() -> Math.floorMod(-7, 2));
        t(() -> Math.floorMod(7, -2));
        t(() -> Math.floorDiv(1, 0));
        t(() -> Math.floorMod(-7L, 3));
        t(() -> Math.multiplyHigh(1L << 62, 12));
        t(() -> Math.fma(2.0, 3.0, 4.0));
        t(() -> Math.multiplyFull(1 << 30, 8));
    }
}
