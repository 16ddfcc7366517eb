package java.lang;

/** The system as every run has it: nothing of the world is there. */
final class OverlayOfSystem {
    private OverlayOfSystem() {}

    /** What else the class's initialiser leaves to the real virtual machine's start. */
    static void afterInitialiser() {
        System.setOut(AssayConsole.make());
        System.setErr(AssayConsole.make());
    }

    @SuppressWarnings("removal")
    static SecurityManager getSecurityManager() { return null; }
    static String lineSeparator() { return "\n"; }
    static String getenv(String name) { return null; }

    static String getProperty(String key) {
        if (key == null) throw new NullPointerException("key can't be null");
        if (key.isEmpty()) throw new IllegalArgumentException("key can't be empty");
        switch (key) {
            case "line.separator": return "\n";
            case "file.separator": return "/";
            case "path.separator": return ":";
            case "java.version": return "17";
            case "java.specification.version": return "17";
            case "java.vendor": return "Assay";
            case "os.name": return "Linux";
            case "os.arch": return "amd64";
            case "user.dir": return "/";
            case "user.home": return "/";
            case "user.name": return "assay";
            case "user.language": return "en";
            case "java.io.tmpdir": return "/tmp";
            case "file.encoding": return "UTF-8";
            case "native.encoding": return "UTF-8";
            case "sun.jnu.encoding": return "UTF-8";
            default: return null;
        }
    }

    static String getProperty(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }
}
