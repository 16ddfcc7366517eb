public class SwitchEnumArrow {
    enum T { A, B, C } static String f(T t) { return switch (t) { case A -> "a"; case B -> "b"; case C -> "c"; }; }
    public static void main(String[] args) {
        for (T t : T.values()) System.out.print(f(t));
        System.out.println("");
        T none = null;
        f(none);
    }
}
