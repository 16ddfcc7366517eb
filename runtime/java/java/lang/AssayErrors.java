package java.lang;

import java.io.PrintStream;

/** System.err: what is printed there is no output of the program, and forgotten. */
final class AssayErrors extends AssayConsole {
    private AssayErrors() {}

    static PrintStream make() {
        return (PrintStream) AssayMachine.allocate(AssayErrors.class);
    }

    @Override void put(String text) {}
}
