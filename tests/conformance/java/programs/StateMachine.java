public class StateMachine {
    enum S {
        IDLE { S next(char c) { return c == 's' ? RUN : this; } }, RUN {
            S next(char c) { return c == 'p' ? PAUSE : c == 'x' ? IDLE : this; }
        }, PAUSE {
            S next(char c) { return c == 's' ? RUN : c == 'x' ? IDLE : this; }
        };
        abstract S next(char c);
    }
    public static void main(String[] args) {
        S s = S.IDLE;
        for (char c : "aspsxs".toCharArray()) { s = s.next(c); System.out.print(s + " "); }
        System.out.println("");
    }
}
