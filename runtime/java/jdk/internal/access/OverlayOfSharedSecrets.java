package jdk.internal.access;

/** Without method handles, which its initialiser asks for. */
final class OverlayOfSharedSecrets {
    private OverlayOfSharedSecrets() {}

    static void insteadOfInitialiser() {}
}
