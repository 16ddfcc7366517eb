import java.util.concurrent.atomic.*;

public class AtomicArrays {
    public static void main(String[] args) {
        AtomicIntegerArray a = new AtomicIntegerArray(3);
        a.incrementAndGet(1);
        a.addAndGet(2, 5);
        System.out.println(a + " " + a.getAndSet(1, 9) + a.compareAndSet(1, 9, 10) + a.get(1) + a.length());
        AtomicReferenceArray<String> r = new AtomicReferenceArray<>(2);
        r.set(0, "x");
        System.out.println(r);
        a.get(5);
    }
}
