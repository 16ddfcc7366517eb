package java.lang;

import java.io.PrintStream;
import java.util.Formatter;
import java.util.Locale;

/** System.out and System.err: all that is printed is kept. No constructor runs. */
final class AssayConsole extends PrintStream {
    private AssayConsole() {
        super((java.io.OutputStream) null);
    }

    static PrintStream make() {
        return (PrintStream) AssayMachine.allocate(AssayConsole.class);
    }

    @Override public void flush() {}
    @Override public void close() {}
    @Override public boolean checkError() { return false; }
    @Override public void write(int b) { AssayMachine.print(String.valueOf((char) (b & 0xff))); }
    @Override public void write(byte[] bytes, int from, int count) {
        AssayMachine.print(new String(bytes, 0, from, count));
    }
    @Override public void write(byte[] bytes) { write(bytes, 0, bytes.length); }
    @Override public void writeBytes(byte[] bytes) { write(bytes, 0, bytes.length); }
    @Override public void print(boolean value) { AssayMachine.print(String.valueOf(value)); }
    @Override public void print(char value) { AssayMachine.print(String.valueOf(value)); }
    @Override public void print(int value) { AssayMachine.print(String.valueOf(value)); }
    @Override public void print(long value) { AssayMachine.print(String.valueOf(value)); }
    @Override public void print(float value) { AssayMachine.print(String.valueOf(value)); }
    @Override public void print(double value) { AssayMachine.print(String.valueOf(value)); }
    @Override public void print(char[] value) { AssayMachine.print(String.valueOf(value)); }
    @Override public void print(String value) { AssayMachine.print(String.valueOf(value)); }
    @Override public void print(Object value) { AssayMachine.print(String.valueOf(value)); }
    @Override public void println() { AssayMachine.print("\n"); }
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
        AssayMachine.print(new Formatter().format(format, arguments).toString());
        return this;
    }
    @Override public PrintStream format(Locale locale, String format, Object... arguments) {
        AssayMachine.print(new Formatter(locale).format(locale, format, arguments).toString());
        return this;
    }
    @Override public PrintStream append(CharSequence text) {
        AssayMachine.print(String.valueOf(text));
        return this;
    }
    @Override public PrintStream append(CharSequence text, int start, int end) {
        AssayMachine.print((text == null ? "null" : text).subSequence(start, end).toString());
        return this;
    }
    @Override public PrintStream append(char value) {
        print(value);
        return this;
    }

    private static void line(String text) {
        AssayMachine.print(text.concat("\n"));
    }
}
