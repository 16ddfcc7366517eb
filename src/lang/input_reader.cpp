#include "lang/input_reader.h"

#include "core/literal_reader.h"
#include "core/object.h"
#include "core/verifier.h"
#include "machine/context.h"

namespace assay::lang {

std::expected<std::vector<Value>, Diagnostics> InputReader::read_arguments(Machine&, Context& context, std::string_view,
                                                                           std::string_view text) {
  core::TextCursor cursor(text, "arguments");
  Value list = core::LiteralReader(cursor, context.arena()).read();
  cursor.skip_lines();
  if (!cursor.at_end()) cursor.fail("expected the end of the text");
  if (cursor.failed()) return std::unexpected(Diagnostics{cursor.failure()});
  if (std::string fault = core::verify_literal(list); !fault.empty()) return std::unexpected(one_diagnostic(fault));
  std::vector<Value> arguments;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) arguments.push_back(list.as_cons()->head);
  if (!list.is(Kind::Nil)) return std::unexpected(one_diagnostic("the arguments must be a list"));
  return arguments;
}

} // namespace assay::lang
