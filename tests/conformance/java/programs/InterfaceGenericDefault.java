import java.util.*;

public class InterfaceGenericDefault {
    interface Stack2<T> {
        void push(T t);
        T pop();
        boolean isEmpty();
        default T peekOr(T d) { if (isEmpty()) return d; T t = pop(); push(t); return t; }
        static <T> Stack2<T> of() {
            return new Stack2<>() {
                final Deque<T> d = new ArrayDeque<>();
                public void push(T t) { d.push(t); }
                public T pop() { return d.pop(); }
                public boolean isEmpty() { return d.isEmpty(); }
            };
        }
    }
    public static void main(String[] args) {
        Stack2<String> s = Stack2.of();
        System.out.println(s.peekOr("none"));
        s.push("x");
        System.out.println(s.peekOr("none") + s.pop());
        s.pop();
    }
}
