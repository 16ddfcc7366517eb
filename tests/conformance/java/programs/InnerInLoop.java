import java.util.*;

public class InnerInLoop {
    interface G { int get(); }
    public static void main(String[] args) {
        List<G> l = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int k = i * i;
            class C implements G { int own = k + 1; public int get() { return own++ + k; } }
            G g = new C();
            l.add(g);
            l.add(g);
        }
        for (G g : l) System.out.print(g.get() + " ");
        System.out.println("");
    }
}
