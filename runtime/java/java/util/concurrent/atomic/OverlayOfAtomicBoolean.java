package java.util.concurrent.atomic;

/** There is one thread: plain reads and writes are all that is needed, and no variable handle. */
final class OverlayOfAtomicBoolean {
    private OverlayOfAtomicBoolean() {}

    static void insteadOfInitialiser() {}

    static boolean compareAndSet(AtomicBoolean self, boolean expected, boolean value) {
        if (self.get() != expected) return false;
        self.set(value);
        return true;
    }
    static boolean compareAndExchange(AtomicBoolean self, boolean expected, boolean value) {
        boolean before = self.get();
        if (before == expected) self.set(value);
        return before;
    }
    static boolean getAndSet(AtomicBoolean self, boolean value) {
        boolean before = self.get();
        self.set(value);
        return before;
    }
    static boolean weakCompareAndSet(AtomicBoolean self, boolean expected, boolean value) { return compareAndSet(self, expected, value); }
    static boolean weakCompareAndSetPlain(AtomicBoolean self, boolean expected, boolean value) { return compareAndSet(self, expected, value); }
    static boolean weakCompareAndSetVolatile(AtomicBoolean self, boolean expected, boolean value) { return compareAndSet(self, expected, value); }
    static boolean weakCompareAndSetAcquire(AtomicBoolean self, boolean expected, boolean value) { return compareAndSet(self, expected, value); }
    static boolean weakCompareAndSetRelease(AtomicBoolean self, boolean expected, boolean value) { return compareAndSet(self, expected, value); }
    static boolean compareAndExchangeAcquire(AtomicBoolean self, boolean expected, boolean value) { return compareAndExchange(self, expected, value); }
    static boolean compareAndExchangeRelease(AtomicBoolean self, boolean expected, boolean value) { return compareAndExchange(self, expected, value); }
    static void lazySet(AtomicBoolean self, boolean value) { self.set(value); }
    static void setPlain(AtomicBoolean self, boolean value) { self.set(value); }
    static void setOpaque(AtomicBoolean self, boolean value) { self.set(value); }
    static void setRelease(AtomicBoolean self, boolean value) { self.set(value); }
    static boolean getPlain(AtomicBoolean self) { return self.get(); }
    static boolean getOpaque(AtomicBoolean self) { return self.get(); }
    static boolean getAcquire(AtomicBoolean self) { return self.get(); }
}
