package assay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** `(compile ("file"…) ("class path"…) ("source path"…) ("option"…))`: sources to class files. */
final class CompileRequest {
  private CompileRequest() {}

  static String answer(Sexpr request, Compiler compiler) throws Problem {
    Compiler.Compiled compiled = compiler.compileFiles(request.item(1).texts(), request.item(2).texts(),
                                                       request.item(3).texts(), request.item(4).texts());
    if (!compiled.errors().isEmpty()) throw new Problem(placesOf(compiled.errors()));
    StringBuilder text = new StringBuilder("(ok (files_read");
    for (String file : compiled.filesRead()) text.append(' ').append(Token.string(file));
    text.append(") (classes");
    for (Map.Entry<String, byte[]> each : compiled.classes().entrySet()) {
      text.append(" (").append(Token.string(each.getKey().replace('.', '/') + ".class")).append(' ');
      text.append(Token.hexadecimal(each.getValue(), each.getValue().length)).append(')');
    }
    return text.append("))").toString();
  }

  private static List<Problem.Place> placesOf(List<Compiler.Error> errors) {
    List<Problem.Place> places = new ArrayList<>();
    for (Compiler.Error error : errors) {
      String file = error.source() == null ? "" : error.source().getName();
      places.add(new Problem.Place(file, error.line(), error.column(), error.message()));
    }
    return places;
  }
}
