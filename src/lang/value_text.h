#pragma once
// Values and calls as a user of the language would write them. A language that does not say how it writes values writes
// them as Core does: `[1, 'a]` (core/literal_text.h).

#include <span>
#include <string>
#include <vector>

#include "core/module.h"
#include "input/shape.h"
#include "input/text_parts.h"
#include "lang/failure.h"
#include "lang/real_runtime.h"

namespace assay::machine {
class Context;
class Machine;
} // namespace assay::machine

namespace assay::lang {

class ValueText {
 public:
  virtual ~ValueText() = default;

  // A part of an input, as a text that reads back to it, here and in the real runtime. `parts` says which lists are
  // text.
  virtual std::string input_text(Value value, const TextParts& parts = {}) const;
  // The same of a part whose shape came from a type of the program.
  virtual std::string input_text_of(const ShapeTable&, ShapeId, Value value, const TextParts& parts) const {
    return input_text(value, parts);
  }
  // The texts of all arguments of a call of a function; where a language writes values as their types say, these are
  // it.
  virtual std::vector<std::string> argument_texts(const core::Function& function, std::span<const Value> arguments,
                                                  const TextParts& parts) const;
  // Texts of arguments as one text for the reader (lang/input_reader.h).
  virtual std::string argument_list(std::span<const std::string> arguments) const;
  // Whether the reader reads what `argument_texts` writes. If not, it reads inputs as Core writes them.
  virtual bool are_read_back() const { return true; }

  // A call as a user would write it; empty: see RealCall::text.
  virtual std::string call_text(const RealCall&) const { return {}; }
  // The same without a module, and with what is done with the result: `total([1])`, `(adder(1))(2)`.
  virtual std::string expression_text(const RealCall& call) const;

  // What a call of `entry` has returned, and an exception, in the language's own words. Both may run code in the
  // context, on a new budget.
  virtual std::string value_text(Machine& machine, Context& context, Symbol entry, Value value) const;
  virtual std::string exception_text(Machine& machine, Context& context, Value exception) const;

  // What a call answers, and what has become of one of its arguments, for people: from the words in which these are
  // compared (lang/outcome_text.h).
  virtual std::string answer_text(const RealCall&, const Failure& answer) const { return answer.reason; }
  virtual std::string argument_text(const RealCall&, size_t /*index*/, const std::string& text) const { return text; }
};

} // namespace assay::lang
