package assay;

/**
 * Does what a server does most, once, when Assay is built: java then writes down the classes that were loaded
 * (-XX:ArchiveClassesAtExit), and servers start faster with them.
 */
public final class Training {
  private Training() {}

  private static final String[] REQUESTS = {
    call("java.lang.Math", "abs", "(I)I", "\"-1\""),
    call("java.lang.Integer", "parseInt", "(Ljava/lang/String;)I", "\"\\\"x\\\"\""),
    call("java.util.Optional", "map", "", "\"Optional.of(List.of(1))\" \"x -> new int[] {x.hashCode()}\""),
    call("java.lang.Math", "abs", "(I)I", "\"nothing\""),
  };

  public static void main(String[] arguments) throws Problem, InterruptedException {
    Compiler compiler = new Compiler();
    World world = new World();
    for (String request : REQUESTS) {
      String answer = new ObserveRequest(Sexpr.read(request), compiler, world).answer();
      if (!answer.startsWith("(observed (")) throw new AssertionError(answer);
    }
  }

  private static String call(String className, String method, String descriptor, String arguments) {
    return "(observe () 10000 (call \"" + className + "\" \"" + method + "\" \"" + descriptor + "\" \"\" (" + arguments
        + ") (lines)))";
  }
}
