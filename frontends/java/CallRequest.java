package assay;

import java.util.ArrayList;
import java.util.List;

/**
 * `(call "class" "method" "descriptor" "setup" ("argument"…))`, perhaps with `(lines "class"…)` at its end. `linesOf` is null
 * where nobody asks for lines.
 */
record CallRequest(String className, String method, String descriptor, String setup, List<String> arguments,
                   List<String> linesOf) {
  static CallRequest read(Sexpr call) throws Problem {
    if (!call.head().equals("call")) throw new Problem("bad request: no call");
    List<String> lines = null;
    if (call.items().size() > 6) {
      lines = new ArrayList<>();
      List<Sexpr> items = call.item(6).items();
      for (Sexpr item : items.subList(1, items.size())) lines.add(item.text());
    }
    return new CallRequest(call.item(1).text(), call.item(2).text(), call.item(3).text(), call.item(4).text(),
                           call.item(5).texts(), lines);
  }
}
