import java.util.*;

public class EnumStates {
    enum L {
        RED(3), GREEN(2), AMBER(1);
        final int s;
        L(int s) { this.s = s; }
        L next() {
            return switch (this) {
                case RED -> GREEN;
                case GREEN -> AMBER;
                case AMBER -> RED;
            };
        }
        static int total() { int t = 0; for (L l : values()) t += l.s; return t; }
    }
    public static void main(String[] args) {
        L l = L.RED;
        for (int i = 0; i < 4; i++) { System.out.print(l + " "); l = l.next(); } System.out.println(L.total());
        System.out.println(Arrays.stream(L.values()).filter(x -> x.s > 1).toList());
    }
}
