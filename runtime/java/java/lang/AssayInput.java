package java.lang;

import java.io.InputStream;

/** System.in: nothing of the world is there, so a run that reads from it ends. */
final class AssayInput extends InputStream {
    @Override public native int read();
    @Override public int available() { return read(); }
}
