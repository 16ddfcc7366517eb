package java.lang;

import java.io.PrintStream;
import java.util.Formatter;
import java.util.Locale;

/** System.out: all that is printed is kept. No constructor runs. */
class AssayConsole extends PrintStream {
    AssayConsole() {
        super((java.io.OutputStream) null);
    }

    static PrintStream make() {
        return (PrintStream) AssayMachine.allocate(AssayConsole.class);
    }

    /** Where all that is printed comes to. */
    void put(String text) { AssayMachine.print(text); }

    @Override public void flush() {}
    @Override public void close() {}
    @Override public boolean checkError() { return false; }
    @Override public void write(int b) { put(String.valueOf((char) (b & 0xff))); }
    @Override public void write(byte[] bytes, int from, int count) {
        put(new String(bytes, 0, from, count));
    }
    @Override public void write(byte[] bytes) { write(bytes, 0, bytes.length); }
    @Override public void writeBytes(byte[] bytes) { write(bytes, 0, bytes.length); }
    @Override public void print(boolean value) { put(String.valueOf(value)); }
    @Override public void print(char value) { put(String.valueOf(value)); }
    @Override public void print(int value) { put(String.valueOf(value)); }
    @Override public void print(long value) { put(String.valueOf(value)); }
    @Override public void print(float value) { put(String.valueOf(value)); }
    @Override public void print(double value) { put(String.valueOf(value)); }
    @Override public void print(char[] value) { put(String.valueOf(value)); }
    @Override public void print(String value) { put(String.valueOf(value)); }
    @Override public void print(Object value) { put(String.valueOf(value)); }
    @Override public void println() { put("\n"); }
    @Override public void println(boolean value) { line(String.valueOf(value)); }
    @Override public void println(char value) { line(String.valueOf(value)); }
    @Override public void println(int value) { line(String.valueOf(value)); }
    @Override public void println(long value) { line(String.valueOf(value)); }
    @Override public void println(float value) { line(String.valueOf(value)); }
    @Override public void println(double value) { line(String.valueOf(value)); }
    @Override public void println(char[] value) { line(String.valueOf(value)); }
    @Override public void println(String value) { line(String.valueOf(value)); }
    @Override public void println(Object value) { line(String.valueOf(value)); }
    @Override public PrintStream printf(String format, Object... arguments) { return format(format, arguments); }
    @Override public PrintStream printf(Locale locale, String format, Object... arguments) {
        return format(locale, format, arguments);
    }
    @Override public PrintStream format(String format, Object... arguments) {
        put(new Formatter().format(format, arguments).toString());
        return this;
    }
    @Override public PrintStream format(Locale locale, String format, Object... arguments) {
        put(new Formatter(locale).format(locale, format, arguments).toString());
        return this;
    }
    @Override public PrintStream append(CharSequence text) {
        put(String.valueOf(text));
        return this;
    }
    @Override public PrintStream append(CharSequence text, int start, int end) {
        put((text == null ? "null" : text).subSequence(start, end).toString());
        return this;
    }
    @Override public PrintStream append(char value) {
        print(value);
        return this;
    }

    private void line(String text) {
        put(text.concat("\n"));
    }
}
