package assay;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * `(observe ("class path"…) MILLISECONDS CALL…)`. All calls are compiled together, and each runs with classes of its own. A
 * call that leaves this process unfit for others is the last one that is answered.
 */
final class ObserveRequest {
  private static final int MOST_ROUNDS = 20;

  private final List<String> classPath;
  private final long milliseconds;
  private final List<CallRequest> calls = new ArrayList<>();
  private final List<CallUnit> units = new ArrayList<>(); // null: there is none, see `problems`
  private final Map<Integer, Problem> problems = new TreeMap<>();
  private final Compiler compiler;
  private final World world;

  ObserveRequest(Sexpr request, Compiler compiler, World world) throws Problem {
    this.compiler = compiler;
    this.world = world;
    classPath = request.item(1).texts();
    milliseconds = request.item(2).number();
    for (Sexpr call : request.items().subList(3, request.items().size())) calls.add(CallRequest.read(call));
  }

  String answer() throws Problem, InterruptedException {
    try (ProgramLoader loader = new ProgramLoader(classPath, Map.of(), null)) {
      for (int i = 0; i < calls.size(); i++) units.add(unit(i, loader));
    } catch (IOException e) {
      throw new Problem("the class path can't be closed: " + e.getMessage());
    }
    Map<String, byte[]> classes = compile();
    StringBuilder text = new StringBuilder("(observed");
    for (int i = 0; i < calls.size(); i++) {
      if (problems.containsKey(i)) {
        text.append(' ').append(problems.get(i).toText("not_run"));
        continue;
      }
      Observation seen = new Observation(classPath, calls.get(i), units.get(i), classes, world);
      text.append(' ').append(seen.make(milliseconds));
      if (seen.processIsSpent()) return text.append(" (spent))").toString();
    }
    return text.append(')').toString();
  }

  private CallUnit unit(int index, ProgramLoader loader) {
    CallRequest call = calls.get(index);
    try {
      Callee callee =
          Callee.find(loader, call.className(), call.method(), call.descriptor(), call.arguments().size());
      Class<?> objectType = Class.forName(call.className(), false, loader);
      String packageName = ProgramLoader.owns(objectType) ? objectType.getPackageName() : "";
      return new CallUnit(index, packageName, call, callee.argumentTypes(packageName, objectType));
    } catch (Problem e) {
      problems.put(index, e);
    } catch (ClassNotFoundException | LinkageError | TypeNotPresentException e) {
      problems.put(index, new Problem(e.toString()));
    }
    return null;
  }

  /** With an error in one, javac gives none of them: those are left out, and it is tried again. */
  private Map<String, byte[]> compile() throws Problem {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      Map<String, Integer> numbers = new TreeMap<>();
      List<Compiler.TextSource> sources = new ArrayList<>();
      for (int i = 0; i < units.size(); i++) {
        if (problems.containsKey(i)) continue;
        sources.add(units.get(i).source());
        numbers.put(sources.get(sources.size() - 1).getName(), i);
      }
      if (sources.isEmpty()) return Map.of();
      Compiler.Compiled compiled = compiler.compileCalls(sources, classPath);
      if (compiled.errors().isEmpty()) return compiled.classes();
      leaveOut(compiled.errors(), numbers);
    }
    throw new Problem("javac finds new errors in calls again and again");
  }

  private void leaveOut(List<Compiler.Error> errors, Map<String, Integer> numbers) throws Problem {
    Map<Integer, List<Problem.Place>> places = new TreeMap<>();
    for (Compiler.Error error : errors) {
      Integer number = error.source() == null ? null : numbers.get(error.source().getName());
      if (number == null) throw new Problem("javac: " + error.message());
      places.computeIfAbsent(number, n -> new ArrayList<>()).add(units.get(number).place(error));
    }
    places.forEach((number, found) -> problems.put(number, new Problem(found)));
  }
}
