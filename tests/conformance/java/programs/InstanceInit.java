/** initialisers of fields and blocks run before the constructor's own part */
public class InstanceInit {
    static class P {
        int a = say("P.a");
        { say("P block"); }
        P() { say("P()"); hook(); }
        void hook() { say("P.hook"); }
    }
    static class Q extends P {
        int b = say("Q.b");
        { say("Q block"); }
        Q() { this(5); say("Q()"); }
        Q(int n) { super(); say("Q(int) " + n + b); }
        @Override void hook() { say("Q.hook " + b); }
        final int c = 9;
    }
    static int n; static int say(String s) { System.out.println(s); return ++n; }
    public static void main(String[] args) { Q q = new Q(); System.out.println(q.a + " " + q.b + " " + q.c); }
}
