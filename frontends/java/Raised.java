package assay;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** `(exception CLASS MESSAGE (causes CLASS…) (frames FRAME…) whole|cut)`: a throwable, up to the call that it comes from. */
final class Raised {
  private Raised() {}

  private static final int MOST_CAUSES = 20;
  private static final int MOST_FRAMES = 200;

  static String toText(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    int end = endOfTrace(trace);
    boolean isCut = end < 0 || end > MOST_FRAMES;
    int count = isCut ? Math.min(trace.length, MOST_FRAMES) : end;
    StringBuilder text = new StringBuilder("(exception ").append(Token.symbol(thrown.getClass().getName()));
    text.append(' ').append(message(thrown)).append(" (causes");
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Throwable cause = thrown.getCause(); cause != null && seen.add(cause) && seen.size() <= MOST_CAUSES;
         cause = cause.getCause()) {
      text.append(' ').append(Token.symbol(cause.getClass().getName()));
    }
    text.append(") (frames");
    for (int i = 0; i < count; i++) text.append(' ').append(frame(trace[i]));
    return text.append(isCut ? ") cut)" : ") whole)").toString();
  }

  /** As the program words it, which may go wrong as well. */
  private static String message(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      return message == null ? "none" : Token.string(message);
    } catch (RuntimeException | Error e) {
      return "none";
    }
  }

  /** Where our own frames begin, and those between them and the method; -1: they are not in it. */
  private static int endOfTrace(StackTraceElement[] trace) {
    int end = trace.length;
    while (end > 0 && !trace[end - 1].getClassName().equals(Callee.class.getName())) end--;
    if (end == 0) return -1;
    while (end > 0 && isBetween(trace[end - 1].getClassName())) end--;
    return end;
  }

  private static boolean isBetween(String className) {
    return className.equals(Callee.class.getName()) || className.startsWith("java.lang.reflect.")
        || className.startsWith("jdk.internal.reflect.");
  }

  private static String frame(StackTraceElement frame) {
    String file = frame.getFileName() == null ? "" : frame.getFileName();
    String whose = !ProgramLoader.NAME.equals(frame.getClassLoaderName()) ? "library"
                   : CallUnit.isPartOfCall(frame.getClassName())        ? "input"
                                                                         : "own";
    return "(frame " + Token.symbol(frame.getClassName()) + " " + Token.symbol(frame.getMethodName()) + " "
        + Token.string(file) + " " + Math.max(0, frame.getLineNumber()) + " " + whose + ")";
  }
}
