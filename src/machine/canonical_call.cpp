#include "machine/canonical_call.h"

#include "input/canonical_function.h"
#include "machine/context.h"
#include "machine/program.h"
#include "machine/trace.h"

namespace assay {

namespace {

// From the table: the first row with equal arguments. Functions among the arguments are not compared.
Value look_up(Context& context, const Value* arguments) {
  const CanonicalFunction& function = *canonical_function_of(context.canonical_callee);
  for (const CanonicalFunction::Row& row : function.rows) {
    bool fits = row.arguments.size() == context.canonical_arity;
    for (size_t i = 0; i < row.arguments.size() && fits; ++i) {
      Value wanted = row.arguments[i];
      bool ignored = wanted.is(Kind::Closure) || wanted.is(Kind::FunctionName) || wanted.is(Kind::Unset);
      fits = ignored || context.program().exactly_equal(wanted, arguments[i]);
    }
    if (fits) return row.result;
  }
  if (!function.otherwise.is(Kind::Unset)) return function.otherwise;
  return function.rows.empty() ? Value::integer(0) : function.rows.front().result;
}

Value call_symbolically(Context& context, Trace& trace, const Primitive&, const Value* arguments) {
  return trace.call(context, context.canonical_callee, {arguments, context.canonical_arity});
}

} // namespace

const Primitive& canonical_call() {
  static const Primitive primitive = {
      Symbol("assay.canonical_call"), 0, look_up, Effect::Pure, FastPath::None, "", call_symbolically};
  return primitive;
}

} // namespace assay
