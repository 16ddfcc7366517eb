package assay;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** What is seen of one call, as text. */
final class Observation {
  private final List<String> classPath;
  private final CallRequest request;
  private final CallUnit unit;
  private final Map<String, byte[]> classes;
  private final World world;
  private boolean spent = false;

  Observation(List<String> classPath, CallRequest request, CallUnit unit, Map<String, byte[]> classes, World world) {
    this.classPath = classPath;
    this.request = request;
    this.unit = unit;
    this.classes = classes;
    this.world = world;
  }

  /** Whether something of the call goes on, or memory may be short: another process should make the next one. */
  boolean processIsSpent() {
    return spent;
  }

  String make(long milliseconds) throws Problem, InterruptedException {
    Lines.clear();
    LineProbes probes = request.linesOf() == null ? null : new LineProbes(request.linesOf());
    Capture output = new Capture();
    Capture errors = new Capture();
    String text;
    try (ProgramLoader loader = new ProgramLoader(classPath, classes, probes)) {
      Run run = new Run(loader, unit, request, () -> {
        output.forget();
        errors.forget();
      });
      world.open(output, errors);
      Run.End end = run.await(milliseconds);
      String lines = lines();
      spent = end == Run.End.TIMED_OUT || end == Run.End.OUT_OF_MEMORY || end == Run.End.EXITED || run.leavesThreads();
      if (probes != null && probes.problem() != null) return new Problem(probes.problem()).toText("not_run");
      text = "(seen " + what(run, end) + arguments(run, end) + " " + output.toText("stdout") + " "
          + errors.toText("stderr") + lines + ")";
    } catch (IOException e) {
      throw new Problem("the class path can't be closed: " + e.getMessage());
    } finally {
      world.putBack();
    }
    return text;
  }

  private static String what(Run run, Run.End end) {
    return switch (end) {
      case RETURNED -> "(returned " + result(run) + ")";
      case RAISED -> "(raised " + Raised.toText(run.raised()) + ")";
      case ARGUMENT_RAISED -> "(not_called " + Raised.toText(run.raised()) + ")";
      case NOT_CALLED -> new Problem(String.valueOf(run.detail())).toText("not_run");
      case TIMED_OUT -> "(timed_out)";
      case OUT_OF_MEMORY -> "(out_of_memory)";
      case EXITED -> "(ended " + Token.string(run.detail()) + ")";
    };
  }

  private static String result(Run run) {
    Class<?> type = run.callee().resultType();
    return type == void.class ? "void" : Canonical.toText(run.result(), type);
  }

  private static String arguments(Run run, Run.End end) {
    if (end != Run.End.RETURNED && end != Run.End.RAISED) return "";
    StringBuilder text = new StringBuilder(" (arguments");
    Class<?>[] types = run.callee().erasedTypes();
    for (int i = 0; i < types.length; i++) {
      text.append(' ').append(Canonical.toText(run.arguments()[i], types[i]));
    }
    return text.append(')').toString();
  }

  private String lines() {
    if (request.linesOf() == null) return "";
    StringBuilder text = new StringBuilder(" (lines");
    for (Lines.Line line : Lines.inOrder()) {
      text.append(" (line ").append(Token.symbol(line.className())).append(' ').append(line.number()).append(')');
    }
    return text.append(')').toString();
  }
}
