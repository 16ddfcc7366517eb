package java.util.concurrent.atomic;

/** There is one thread: plain reads and writes are all that is needed, and no variable handle. */
final class OverlayOfAtomicReference {
    private OverlayOfAtomicReference() {}

    static void insteadOfInitialiser() {}

    static boolean compareAndSet(AtomicReference<Object> self, Object expected, Object value) {
        if (self.get() != expected) return false;
        self.set(value);
        return true;
    }
    static Object compareAndExchange(AtomicReference<Object> self, Object expected, Object value) {
        Object before = self.get();
        if (before == expected) self.set(value);
        return before;
    }
    static Object getAndSet(AtomicReference<Object> self, Object value) {
        Object before = self.get();
        self.set(value);
        return before;
    }
    static boolean weakCompareAndSet(AtomicReference<Object> self, Object expected, Object value) { return compareAndSet(self, expected, value); }
    static boolean weakCompareAndSetPlain(AtomicReference<Object> self, Object expected, Object value) { return compareAndSet(self, expected, value); }
    static boolean weakCompareAndSetVolatile(AtomicReference<Object> self, Object expected, Object value) { return compareAndSet(self, expected, value); }
    static boolean weakCompareAndSetAcquire(AtomicReference<Object> self, Object expected, Object value) { return compareAndSet(self, expected, value); }
    static boolean weakCompareAndSetRelease(AtomicReference<Object> self, Object expected, Object value) { return compareAndSet(self, expected, value); }
    static Object compareAndExchangeAcquire(AtomicReference<Object> self, Object expected, Object value) { return compareAndExchange(self, expected, value); }
    static Object compareAndExchangeRelease(AtomicReference<Object> self, Object expected, Object value) { return compareAndExchange(self, expected, value); }
    static void lazySet(AtomicReference<Object> self, Object value) { self.set(value); }
    static void setPlain(AtomicReference<Object> self, Object value) { self.set(value); }
    static void setOpaque(AtomicReference<Object> self, Object value) { self.set(value); }
    static void setRelease(AtomicReference<Object> self, Object value) { self.set(value); }
    static Object getPlain(AtomicReference<Object> self) { return self.get(); }
    static Object getOpaque(AtomicReference<Object> self) { return self.get(); }
    static Object getAcquire(AtomicReference<Object> self) { return self.get(); }
}
