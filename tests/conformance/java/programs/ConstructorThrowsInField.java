public class ConstructorThrowsInField {
    static class F {
        int a = Integer.parseInt("12");
        int b = bad();
        static int bad() { throw new IllegalStateException("field"); }
    }
    public static void main(String[] args) {
        try { new F(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        new F();
    }
}
