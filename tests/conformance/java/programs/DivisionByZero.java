public class DivisionByZero {
    public static void main(String[] args) {
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + 1 % 0.0);
        try { System.out.println(1 / Integer.parseInt("0")); } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try { System.out.println(1L % Long.parseLong("0")); } catch (ArithmeticException e) { System.out.println(e); }
        int zero = 0;
        System.out.println(5 % zero);
    }
}
