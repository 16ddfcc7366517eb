public class DoubleParse {
    interface T { Object go(); }
    static void t(T t) {
        try { System.out.println(t.go()); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
    }
    public static void main(String[] args) {
        for (String s : new String[] {"1", "-1.5", "1e10", "1E-400", "1e400", ".5", "5.", "0x1.8p1", "NaN", "-Infinity", " 7 ", "1f", "2d", "0.1", "123456789012345678901234567890", "4.9e-324", "2.4703282292062327e-324", "1.7976931348623159e308", "9007199254740993", "", "x", "1e", "--1", "1_0"}) {
            t(() -> Double.parseDouble(s));
            t(() -> Float.parseFloat(s));
        }
        t(() -> Double.valueOf("3.0") + Float.valueOf("0.1"));
        System.out.println(Float.parseFloat("0.1") == 0.1f);
    }
}
