package java.util.concurrent.atomic;

/** There is one thread: its base is all that is needed, and no variable handle. */
final class OverlayOfStriped64 {
    private OverlayOfStriped64() {}

    static void insteadOfInitialiser() {}

    static boolean casBase(Striped64 self, long expected, long value) {
        if (self.base != expected) return false;
        self.base = value;
        return true;
    }
    static long getAndSetBase(Striped64 self, long value) {
        long before = self.base;
        self.base = value;
        return before;
    }
}
