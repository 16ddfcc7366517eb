import java.util.*;

public class IteratorOwn {
    static class Fib implements Iterator<Long> {
        long a = 0, b = 1;
        final long max;
        Fib(long m) { max = m; }
        public boolean hasNext() { return a <= max; }
        public Long next() {
            if (!hasNext()) throw new NoSuchElementException("past " + max);
            long r = a;
            a = b;
            b += r;
            return r;
        }
    }
    public static void main(String[] args) {
        Fib f = new Fib(50);
        while (f.hasNext()) System.out.print(f.next() + " ");
        System.out.println("");
        try { f.remove(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        f.next();
    }
}
