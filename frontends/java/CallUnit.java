package assay;

import java.util.ArrayList;
import java.util.List;

/**
 * The class that a call's arguments are compiled to. It is in the package of the class whose method is called, so it sees what
 * is private to the package, and the names that people import most are imported.
 */
final class CallUnit {
  static final String ARGUMENTS = "arguments";
  private static final String CLASS_NAME = "AssayCall";
  private static final String IMPORTS =
      "import java.math.*; import java.util.*; import java.util.function.*; import java.util.stream.*;\n";

  private final String name;
  private final StringBuilder text = new StringBuilder();
  private final List<Part> parts = new ArrayList<>();
  private int lines = 1;

  /** Text that came with the request: on which line it starts. */
  private record Part(String what, int line) {}

  CallUnit(int number, String packageName, CallRequest call, List<String> types) {
    name = (packageName.isEmpty() ? "" : packageName + ".") + CLASS_NAME + number;
    if (!packageName.isEmpty()) add("package " + packageName + ";\n");
    add(IMPORTS + "@SuppressWarnings(\"all\") final class " + CLASS_NAME + number + " {\n");
    add("static Object[] " + ARGUMENTS + "() throws Throwable {\n");
    addPart("setup", call.setup() + "\n");
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < types.size(); i++) {
      add(types.get(i) + " assay_argument_" + i + " =\n");
      addPart("argument " + (i + 1), call.arguments().get(i) + "\n");
      add(";\n");
      all.append(i == 0 ? "" : ", ").append("assay_argument_").append(i);
    }
    parts.add(new Part("the call", lines));
    add("return new Object[] {" + all + "};\n}\n}\n");
  }

  /** Whether a class of the program is one of these, or made within one. */
  static boolean isPartOfCall(String name) {
    String last = name.substring(name.lastIndexOf('.') + 1);
    return last.startsWith(CLASS_NAME) && last.matches(CLASS_NAME + "[0-9]+(\\$.*)?");
  }

  String name() {
    return name;
  }

  Compiler.TextSource source() {
    return new Compiler.TextSource(name, text.toString());
  }

  /** An error in this source, placed in the text that came with the request. */
  Problem.Place place(Compiler.Error error) {
    Part in = new Part("the call", 1);
    for (Part part : parts) if (part.line() <= error.line()) in = part;
    return new Problem.Place(in.what(), error.line() - in.line() + 1, error.column(), error.message());
  }

  private void addPart(String what, String source) {
    parts.add(new Part(what, lines));
    add(source);
  }

  private void add(String source) {
    text.append(source);
    lines += (int) source.chars().filter(c -> c == '\n').count();
  }
}
