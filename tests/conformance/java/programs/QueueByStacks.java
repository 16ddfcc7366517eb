import java.util.*;

public class QueueByStacks {
    static Deque<Integer> in = new ArrayDeque<>(), out = new ArrayDeque<>();
    static int take() {
        if (out.isEmpty()) while (!in.isEmpty()) out.push(in.pop());
        return out.pop();
    }
    public static void main(String[] args) {
        in.push(1);
        in.push(2);
        System.out.print(take());
        in.push(3);
        System.out.print(take());
        System.out.println(take());
        take();
    }
}
