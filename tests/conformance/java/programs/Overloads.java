/** chosen at compile time */
public class Overloads {
    static String f(Object o) { return "Object"; }
    static String f(String s) { return "String"; }
    static String f(int i) { return "int"; }
    static String f(long l) { return "long"; }
    static String f(Integer i) { return "Integer"; }
    static String f(int... i) { return "varargs"; }
    static String f(double d) { return "double"; }
    static String f(char c) { return "char"; }
    public static void main(String[] args) {
        Object o = "s";
        byte b = 1;
        short s = 1;
        float fl = 1;
        System.out.println(f(o) + f("s") + f(1) + f(1L) + f(Integer.valueOf(1)) + f() + f(1, 2) + f(b) + f(s) + f(fl) + f('c') + f((Object) null));
        Long l = 1L;
        System.out.println(f(l));
    }
}
