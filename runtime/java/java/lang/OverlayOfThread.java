package java.lang;

/** There is one thread. */
final class OverlayOfThread {
    private static final Thread MAIN = (Thread) AssayMachine.allocate(Thread.class);

    private OverlayOfThread() {}

    static Thread currentThread() { return MAIN; }
    static boolean isInterrupted(Thread self) { return false; }
    static boolean interrupted() { return false; }
    static void onSpinWait() {}
    static void yield() {}
    static boolean holdsLock(Object object) { return true; }
}
