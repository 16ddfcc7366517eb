package assay;

import java.io.IOException;
import java.io.PrintStream;

/** Answers requests (docs/exchange-form.md) until there are no more. Its arguments are the numbers of two descriptors. */
public final class Server {
  private Server() {}

  /** Values may be nested deeply. */
  private static final long STACK_BYTES = 1L << 29;

  public static void main(String[] arguments) throws ReflectiveOperationException {
    Packets packets = new Packets(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]));
    ExitGuard.install();
    PrintStream errors = System.err; // calls have others
    new Thread(null, () -> serve(packets, errors), "server", STACK_BYTES).start();
  }

  private static void serve(Packets packets, PrintStream errors) {
    try {
      Compiler compiler = null;
      World world = new World();
      while (true) {
        String request = packets.next();
        String answer;
        try {
          if (compiler == null) compiler = new Compiler();
          answer = answer(Sexpr.read(request), compiler, world);
        } catch (Problem e) {
          answer = e.toText("error");
        }
        packets.answer(answer);
      }
    } catch (IOException | InterruptedException e) { // the client is gone
      Runtime.getRuntime().halt(0);
    } catch (Throwable e) {
      e.printStackTrace(errors); // the client shows it
      Runtime.getRuntime().halt(70);
    }
  }

  private static String answer(Sexpr request, Compiler compiler, World world) throws Problem, InterruptedException {
    return switch (request.head()) {
      case "information" -> information();
      case "compile" -> CompileRequest.answer(request, compiler);
      case "math" -> MathRequest.answer(request);
      case "observe" -> new ObserveRequest(request, compiler, world).answer();
      default -> throw new Problem("bad request: " + request.head());
    };
  }

  private static String information() {
    return "(ok (java " + Token.string(Runtime.version().toString()) + ") (home "
        + Token.string(System.getProperty("java.home")) + "))";
  }
}
