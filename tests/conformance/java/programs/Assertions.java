/** are on */
public class Assertions {
    public static void main(String[] args) {
        int x = 5;
        assert x == 5 : "fine";
        try { assert x < 0; } catch (AssertionError e) { System.out.println(e.getMessage()); }
        try { assert x < 0 : x; } catch (AssertionError e) { System.out.println(e.getMessage()); }
        assert x > 9 : "x is " + x;
    }
}
