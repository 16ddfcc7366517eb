/** a parser by recursive descent */
public class Calculator {
    static String s;
    static int at;
    static int expr() {
        int v = term();
        while (at < s.length() && (s.charAt(at) == '+' || s.charAt(at) == '-')) v = s.charAt(at++) == '+' ? v + term() : v - term();
        return v;
    }
    static int term() {
        int v = factor();
        while (at < s.length() && (s.charAt(at) == '*' || s.charAt(at) == '/')) v = s.charAt(at++) == '*' ? v * factor() : v / factor();
        return v;
    }
    static int factor() {
        if (at == s.length()) throw new IllegalStateException("end at " + at);
        if (s.charAt(at) == '(') { at++; int v = expr(); at++; return v; } if (s.charAt(at) == '-') {
            at++;
            return -factor();
        }
        int v = 0;
        while (at < s.length() && Character.isDigit(s.charAt(at))) v = v * 10 + s.charAt(at++) - '0';
        return v;
    }
    static int of(String t) { s = t; at = 0; return expr(); }
    public static void main(String[] args) {
        System.out.println(of("1+2*3") + " " + of("(1+2)*-3") + " " + of("100/7/2-1"));
        try { of("1/0"); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        of("1+");
    }
}
