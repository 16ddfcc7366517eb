import java.util.concurrent.atomic.*;

public class Atomics {
    public static void main(String[] args) {
        AtomicInteger a = new AtomicInteger(5);
        System.out.println(a.incrementAndGet() + " " + a.getAndAdd(3) + a.compareAndSet(9, 20) + a.get() + a.updateAndGet(x -> x * 2) + a.getAndUpdate(x -> 1) + a.accumulateAndGet(7, Math::max) + a.decrementAndGet() + a);
        AtomicLong l = new AtomicLong();
        l.addAndGet(1L << 40);
        System.out.println(l.getAndSet(3) + " " + l.incrementAndGet() + l.getAndIncrement());
        AtomicReference<String> r = new AtomicReference<>("a");
        System.out.println(r.compareAndSet("a", "b") + r.get() + r.getAndSet("c") + r.updateAndGet(s -> s + "!") + r.accumulateAndGet("?", String::concat) + r);
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + b);
    }
}
