package assay;

import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * `(math (NAME BITS…)…)`: functions of Math and StrictMath, as this Java computes them. Arguments and results are the bits
 * of doubles, as a long has them.
 */
final class MathRequest {
  private MathRequest() {}

  private static final Map<String, DoubleUnaryOperator> OF_ONE = Map.ofEntries(
      Map.entry("Math.sin", Math::sin), Map.entry("Math.cos", Math::cos), Map.entry("Math.tan", Math::tan),
      Map.entry("Math.exp", Math::exp), Map.entry("Math.log", Math::log), Map.entry("Math.log10", Math::log10),
      Map.entry("StrictMath.sin", StrictMath::sin), Map.entry("StrictMath.cos", StrictMath::cos),
      Map.entry("StrictMath.tan", StrictMath::tan), Map.entry("StrictMath.asin", StrictMath::asin),
      Map.entry("StrictMath.acos", StrictMath::acos), Map.entry("StrictMath.atan", StrictMath::atan),
      Map.entry("StrictMath.sinh", StrictMath::sinh), Map.entry("StrictMath.cosh", StrictMath::cosh),
      Map.entry("StrictMath.tanh", StrictMath::tanh), Map.entry("StrictMath.log", StrictMath::log),
      Map.entry("StrictMath.log10", StrictMath::log10), Map.entry("StrictMath.expm1", StrictMath::expm1),
      Map.entry("StrictMath.log1p", StrictMath::log1p));
  private static final Map<String, DoubleBinaryOperator> OF_TWO =
      Map.of("Math.pow", Math::pow, "StrictMath.atan2", StrictMath::atan2);

  static String answer(Sexpr request) throws Problem {
    StringBuilder text = new StringBuilder("(ok");
    List<Sexpr> calls = request.items();
    for (Sexpr call : calls.subList(1, calls.size())) {
      text.append(' ').append(Double.doubleToRawLongBits(value(call)));
    }
    return text.append(')').toString();
  }

  private static double value(Sexpr call) throws Problem {
    DoubleUnaryOperator ofOne = OF_ONE.get(call.head());
    if (ofOne != null) return ofOne.applyAsDouble(operand(call, 1));
    DoubleBinaryOperator ofTwo = OF_TWO.get(call.head());
    if (ofTwo != null) return ofTwo.applyAsDouble(operand(call, 1), operand(call, 2));
    throw new Problem("bad request: there is no function " + call.head());
  }

  private static double operand(Sexpr call, int index) throws Problem {
    return Double.longBitsToDouble(call.item(index).number());
  }
}
