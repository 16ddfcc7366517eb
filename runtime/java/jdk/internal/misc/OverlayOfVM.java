package jdk.internal.misc;

/** The virtual machine has started, with no settings of its own. */
final class OverlayOfVM {
    private OverlayOfVM() {}

    static boolean isBooted() { return true; }
    static boolean isModuleSystemInited() { return true; }
    static int initLevel() { return 4; }
    static String getSavedProperty(String key) { return null; }
    static long getNanoTimeAdjustment(long offset) { return 0; }
}
