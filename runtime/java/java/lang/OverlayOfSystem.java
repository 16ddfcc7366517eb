package java.lang;

import java.util.Properties;

/** The system as every run has it: nothing of the world is there. */
final class OverlayOfSystem {
    private static final Properties PROPERTIES = new Properties();

    static {
        String[] all = {
            "line.separator", "\n", "file.separator", "/", "path.separator", ":", "java.version", "17",
            "java.specification.version", "17", "java.vendor", "Assay", "os.name", "Linux", "os.arch", "amd64",
            "user.dir", "/", "user.home", "/", "user.name", "assay", "user.language", "en", "user.country", "US", "java.io.tmpdir", "/tmp",
            "file.encoding", "UTF-8", "native.encoding", "UTF-8", "sun.jnu.encoding", "UTF-8", "java.home", "/",
        };
        for (int i = 0; i < all.length; i += 2) PROPERTIES.setProperty(all[i], all[i + 1]);
    }

    private OverlayOfSystem() {}

    /** What else the class's initialiser leaves to the real virtual machine's start. */
    static void afterInitialiser() {
        System.setIn(new AssayInput());
        System.setOut(AssayConsole.make());
        System.setErr(AssayErrors.make());
    }

    @SuppressWarnings("removal")
    static SecurityManager getSecurityManager() { return null; }
    static String lineSeparator() { return "\n"; }
    static String getenv(String name) { return null; }

    static Properties getProperties() { return PROPERTIES; }

    static String getProperty(String key) {
        if (key == null) throw new NullPointerException("key can't be null");
        if (key.isEmpty()) throw new IllegalArgumentException("key can't be empty");
        return PROPERTIES.getProperty(key);
    }

    static String getProperty(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }
}
