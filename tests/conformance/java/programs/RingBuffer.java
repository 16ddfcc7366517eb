import java.util.*;

public class RingBuffer {
    static class Ring<T> {
        private final Object[] a;
        int head, size;
        Ring(int n) { a = new Object[n]; }
        boolean put(T t) {
            if (size == a.length) return false;
            a[(head + size++) % a.length] = t;
            return true;
        }
        @SuppressWarnings("unchecked") T take() {
            if (size == 0) throw new NoSuchElementException("empty");
            T t = (T) a[head];
            a[head] = null;
            head = (head + 1) % a.length;
            size--;
            return t;
        }
    }
    public static void main(String[] args) {
        Ring<String> r = new Ring<>(2);
        System.out.println(r.put("a") + " " + r.put("b") + r.put("c") + r.take() + r.put("d") + r.take() + r.take());
        r.take();
    }
}
