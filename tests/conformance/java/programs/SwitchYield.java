public class SwitchYield {
    static int f(Object o) {
        int k = o instanceof Integer i ? i : o instanceof String s ? s.length() : -1;
        return switch (k) {
            case -1 -> throw new IllegalArgumentException("kind");
            case 0, 1, 2 -> k * 100;
            default -> { int t = 0; for (int i = 0; i < k; i++) t += i; yield t; }
        };
    }
    public static void main(String[] args) { System.out.println(f(2) + f("hello") + f(10)); f(2.5); }
}
