/** on one thread it changes nothing */
public class Synchronized {
    static int n; static synchronized void a() { n++; } synchronized int b() { return n; }
    public static void main(String[] args) {
        Object lock = new Object();
        synchronized (lock) { synchronized (lock) { a(); } }
        try {
            synchronized (lock) { throw new RuntimeException("in"); }
        } catch (RuntimeException e) { a(); }
        System.out.println(new Synchronized().b());
        Object none = null;
        synchronized (none) { System.out.println("no"); }
    }
}
