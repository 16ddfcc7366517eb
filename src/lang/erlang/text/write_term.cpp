#include "lang/erlang/text/write_term.h"

#include <fmt/core.h>

#include <utility>
#include <vector>

#include "base/utf8.h"
#include "core/integer.h"
#include "core/module.h"
#include "core/object.h"
#include "core/parts.h"
#include "input/canonical_function.h"
#include "input/made_by_call.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/text/float_text.h"
#include "lang/erlang/text/quoted_text.h"
#include "lang/erlang/text/write_function.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/map.h"
#include "lang/erlang/values/opaque.h"

namespace assay::erlang {
namespace {

// The text of a binary that holds text: ASCII, or UTF-8 (then `is_wide`).
std::optional<std::string> text_of_bytes(const BitsObject& bits, bool& is_wide) {
  std::string text;
  for (uint64_t i = 0; i < bits.size / 8; ++i) text += static_cast<char>(byte_at(bits, i));
  is_wide = false;
  for (std::string_view rest = text; !rest.empty();) {
    size_t length = utf8_length(rest);
    if (length == 0) return std::nullopt;
    std::string_view start = rest;
    auto lead = static_cast<unsigned char>(rest[0]);
    uint32_t character = length == 1 ? lead : lead & (0x7fu >> length);
    for (size_t i = 1; i < length; ++i) character = character << 6 | (static_cast<unsigned char>(start[i]) & 0x3fu);
    if (!is_printable(character) && character != '\n' && character != '\r' && character != '\t') return std::nullopt;
    is_wide = is_wide || length > 1;
    rest.remove_prefix(length);
  }
  return text;
}

std::string bits_text(const BitsObject& bits) {
  if (bits.size == 0) return "<<>>";
  bool is_wide = false;
  if (is_whole_bytes(bits)) {
    if (auto text = text_of_bytes(bits, is_wide))
      return fmt::format("<<{}{}>>", quoted_string(*text), is_wide ? "/utf8" : "");
  }
  std::string text = "<<";
  for (uint64_t i = 0; i < bits.size / 8; ++i) text += fmt::format("{}{}", i == 0 ? "" : ",", byte_at(bits, i));
  if (auto rest = static_cast<uint32_t>(bits.size % 8)) {
    text += fmt::format("{}{}:{}", bits.size < 8 ? "" : ",",
                        load_bits(bits.bytes, bits.offset + bits.size - rest, rest), rest);
  }
  return text + ">>";
}

std::string external_function_text(Value value) {
  FunctionName name = split_function_name(value.as_symbol());
  return fmt::format("fun {}:{}/{}", atom_text(name.module), atom_text(name.function), name.arity);
}

std::string opaque_text(Value value) {
  if (is_pid(value)) return "#Pid";
  if (is_reference(value)) return "#Ref";
  if (is_port(value)) return "#Port";
  if (is_function_of_erl(value)) return fmt::format("#Fun<{}>", value.as_opaque()->number);
  return fmt::format("#{}", value.as_opaque()->type.text());
}

std::string closure_text(Value value, FunctionText functions, std::span<const std::string> scope) {
  const CanonicalFunction* input = canonical_function_of(value);
  if (input == nullptr) return fmt::format("#Fun<{}>", value.as_closure()->function->arity());
  if (functions == FunctionText::Opaque) return fmt::format("#Fun<{}>", input->arity.value_or(0));
  return write_function(*input, scope);
}

// Keeps its own stack of what is still to be written.
class TermWriter {
 public:
  TermWriter(FunctionText functions, const TextParts& parts, std::span<const std::string> scope)
      : functions_(functions), parts_(parts), scope_(scope) {}

  std::string write(Value value) {
    push(Step::Term, value);
    while (!steps_.empty()) {
      Step step = steps_.back();
      steps_.pop_back();
      switch (step.kind) {
        case Step::Text: text_ += step.text; break;
        case Step::Term: term(step.value); break;
        case Step::Rest: rest(step.value); break;
      }
    }
    return std::move(text_);
  }

 private:
  struct Step {
    enum Kind : uint8_t { Text, Term, Rest } kind; // Rest: of a list whose first element is written
    std::string_view text;
    Value value;
  };
  void push(Step::Kind kind, Value value) { steps_.push_back({kind, {}, value}); }
  void push(std::string_view text) { steps_.push_back({Step::Text, text, {}}); }

  void term(Value value) {
    switch (value.kind()) {
      case Kind::Integer:
      case Kind::BigInteger: text_ += assay::to_text(view_integer(value)); break;
      case Kind::Float: text_ += shortest_text(value.as_float()); break;
      case Kind::Symbol: text_ += atom_text(value.as_symbol().text()); break;
      case Kind::Nil: text_ += "[]"; break;
      case Kind::Cons: list(value); break;
      case Kind::Tuple: tuple(value); break;
      case Kind::Map: map(*value.as_map()); break;
      case Kind::Bits: text_ += bits_text(*value.as_bits()); break;
      case Kind::FunctionName: text_ += external_function_text(value); break;
      case Kind::Closure: text_ += closure_text(value, functions_, scope_); break;
      case Kind::Opaque: text_ += opaque_text(value); break;
      default: text_ += fmt::format("#Kind<{}>", static_cast<int>(value.kind()));
    }
  }

  void list(Value value) {
    if (auto string = string_of_list(value, parts_.meaning(value))) {
      text_ += quoted_string(*string);
      return;
    }
    text_ += '[';
    push(Step::Rest, value.as_cons()->tail);
    push(Step::Term, value.as_cons()->head);
  }

  void rest(Value value) {
    if (value.is(Kind::Cons)) {
      text_ += ',';
      push(Step::Rest, value.as_cons()->tail);
      push(Step::Term, value.as_cons()->head);
      return;
    }
    push("]");
    if (value.is(Kind::Nil)) return;
    text_ += '|';
    push(Step::Term, value);
  }

  void tuple(Value value) {
    if (is_made_by_call(value)) return call(value);
    text_ += '{';
    push("}");
    for (uint32_t i = value.arity(); i-- > 0;) {
      push(Step::Term, value.elements()[i]);
      if (i > 0) push(",");
    }
  }

  void call(Value value) {
    FunctionName maker = split_function_name(maker_of(value));
    text_ += fmt::format("{}:{}(", atom_text(maker.module), atom_text(maker.function));
    push(")");
    for (uint32_t i = value.arity(); i-- > made_by_call_extra;) {
      push(Step::Term, value.elements()[i]);
      if (i > made_by_call_extra) push(", ");
    }
  }

  void map(const MapObject& map) {
    text_ += "#{";
    push("}");
    std::vector<MapEntry> entries = map_entries(map);
    for (size_t i = entries.size(); i-- > 0;) {
      push(Step::Term, entries[i].value);
      push(" => ");
      push(Step::Term, entries[i].key);
      if (i > 0) push(",");
    }
  }

  FunctionText functions_;
  const TextParts& parts_;
  std::span<const std::string> scope_;
  std::vector<Step> steps_;
  std::string text_;
};

} // namespace

std::string write_term(Value value, FunctionText functions, const TextParts& parts,
                       std::span<const std::string> scope) {
  return TermWriter(functions, parts, scope).write(value);
}

bool can_be_read_back(Value value) {
  return !holds(value, [](Value part) {
    if (part.is(Kind::Closure)) {
      const CanonicalFunction* input = canonical_function_of(part);
      return input == nullptr || !function_can_be_read_back(*input);
    }
    return part.is(Kind::Opaque);
  });
}

namespace {

std::string in_parentheses(std::span<const std::string> arguments) {
  std::string text;
  for (const std::string& argument : arguments) text += (text.empty() ? "" : ", ") + argument;
  return "(" + text + ")";
}

} // namespace

std::string call_text(std::string_view module, std::string_view function, std::span<const std::string> arguments) {
  std::string text = module.empty() ? "" : atom_text(module) + ":";
  return text + atom_text(function) + in_parentheses(arguments);
}

std::string applied_text(std::string expression, std::span<const RealStep> steps) {
  size_t tails = 0; // on the way to an element of a list
  for (const RealStep& step : steps) {
    if (step.type == RealStep::Type::Tail) {
      ++tails;
      continue;
    }
    if (step.type == RealStep::Type::Head) {
      expression = fmt::format("lists:nth({}, {})", tails + 1, expression);
      tails = 0;
      continue;
    }
    if (tails != 0) expression = fmt::format("lists:nthtail({}, {})", tails, expression);
    tails = 0;
    switch (step.type) {
      case RealStep::Type::Key: expression = fmt::format("maps:get({}, {})", step.texts.at(0), expression); break;
      case RealStep::Type::Apply: expression = fmt::format("({}){}", expression, in_parentheses(step.texts)); break;
      default: expression = fmt::format("element({}, {})", step.index + 1, expression);
    }
  }
  return tails == 0 ? expression : fmt::format("lists:nthtail({}, {})", tails, expression);
}

} // namespace assay::erlang
