public class SwitchExpression {
    enum Day { MON, TUE, SAT, SUN }
    static int of(Day d) {
        return switch (d) {
            case SAT, SUN -> 0;
            case MON -> { int x = d.ordinal(); yield x + 8; }
            default -> 7;
        };
    }
    static String kind(int n) {
        return switch (n % 3) {
            case 0: yield "zero";
            case 1: yield "one";
            default: String s = "neg";
            yield s + n;
        };
    }
    public static void main(String[] args) {
        for (Day d : Day.values()) System.out.println(d + " " + of(d));
        for (int i = -2; i < 4; i++) System.out.println(kind(i));
        String s = "b"; System.out.println(switch (s) { case "a" -> 1; case "b" -> 2.5; default -> 'c'; });
        switch (s) { case "b" -> System.out.println("arrow"); default -> System.out.println("no"); }
    }
}
