#include "report/constraint_text.h"

#include <fmt/core.h>

#include "term/evaluator.h"

namespace assay::report {

namespace {

std::string_view name_of(Form form) {
  switch (form) {
    case Form::Integer: return "an integer";
    case Form::Float: return "a float";
    case Form::Symbol: return "an atom";
    case Form::Nil: return "an empty list";
    case Form::Cons: return "a list with elements";
    case Form::Tuple: return "a tuple";
    case Form::Map: return "a map";
    case Form::Bits: return "a bit string";
    case Form::Function: return "a function";
    case Form::Other: return "something else";
  }
  return "";
}

std::string names_of(Forms forms) {
  constexpr Forms list = forms_of(Form::Nil, Form::Cons);
  bool any_list = (forms & list) == list;
  std::string text = any_list ? "a list" : "";
  for (uint32_t i = 0; i < form_count; ++i) {
    auto form = static_cast<Form>(i);
    if (any_list && has(list, form)) continue;
    if (has(forms, form)) text += (text.empty() ? "" : " or ") + std::string(name_of(form));
  }
  return text;
}

std::string forms_text(Forms forms) {
  Forms rest = input_forms & ~forms;
  if (std::popcount(forms) <= std::popcount(rest)) return "is " + names_of(forms);
  return "is not " + names_of(rest);
}

std::string choice_text(uint32_t choice) {
  if (choice == choose_value) return "a value";
  if (is_raise(choice)) return "an exception";
  return fmt::format("{}variable {} in scope", is_call(choice) ? "a call of " : "", variable_of(choice) + 1);
}

// Between two operands; empty: the operator is written as a function.
std::string_view sign_of(Operator op) {
  switch (op) {
    case Operator::And: return "and";
    case Operator::Or: return "or";
    case Operator::Equal:
    case Operator::MixedEqual: return "==";
    case Operator::Less:
    case Operator::MixedLess: return "<";
    case Operator::MixedGreater: return ">";
    case Operator::LessOrEqual: return "=<";
    case Operator::Add:
    case Operator::FloatAdd: return "+";
    case Operator::Subtract:
    case Operator::FloatSubtract: return "-";
    case Operator::Multiply:
    case Operator::FloatMultiply: return "*";
    case Operator::FloatDivide: return "/";
    case Operator::Divide: return "div";
    case Operator::Remainder: return "rem";
    case Operator::BitAnd: return "&";
    case Operator::BitOr: return "|";
    case Operator::BitXor: return "^";
    case Operator::ShiftLeft: return "<<";
    case Operator::ShiftRight: return ">>";
    case Operator::IeeeEqual: return "==";
    case Operator::IeeeLess: return "<";
    case Operator::IeeeLessOrEqual: return "<=";
    case Operator::IeeeAdd: return "+";
    case Operator::IeeeSubtract: return "-";
    case Operator::IeeeMultiply: return "*";
    case Operator::IeeeDivide: return "/";
    case Operator::IeeeRemainder: return "%";
    default: return "";
  }
}

std::string_view function_of(Operator op) {
  switch (op) {
    case Operator::Not: return "not ";
    case Operator::Negate:
    case Operator::FloatNegate: return "-";
    case Operator::Truncate: return "trunc ";
    case Operator::Scaled: return "decimals of ";
    case Operator::Significand: return "digits of ";
    case Operator::Exponent: return "exponent of ";
    case Operator::IsNegative: return "minus sign of ";
    case Operator::Wrap: return "wrap ";
    case Operator::ToFloat: return "float ";
    case Operator::IfThenElse: return "choose ";
    case Operator::Overflows: return "overflow of ";
    case Operator::IeeeNegate: return "-";
    case Operator::IeeeAbsolute: return "absolute ";
    case Operator::IeeeSquareRoot: return "square root of ";
    case Operator::IeeeFloor: return "floor ";
    case Operator::IeeeCeiling: return "ceiling ";
    case Operator::IeeeRound: return "round ";
    case Operator::ToSingle: return "single ";
    case Operator::IeeeFromInteger: return "float ";
    case Operator::IeeeToInteger: return "integer ";
    case Operator::DoubleBits:
    case Operator::SingleBits: return "bits of ";
    case Operator::DoubleFromBits:
    case Operator::SingleFromBits: return "float of bits ";
    default: return "";
  }
}

} // namespace

// Heads and tails read as elements of the list they are in.
std::string ConstraintText::list_part(CellId cell) const {
  bool is_head = space_.cells[cell].step == Step::Head;
  CellId list = is_head ? space_.cells[cell].parent : cell;
  size_t before = 0;
  for (; space_.cells[list].step == Step::Tail; list = space_.cells[list].parent) ++before;
  if (is_head) return fmt::format("element {} of {}", before + 1, this->cell(list));
  return fmt::format("{} after {} element{}", this->cell(list), before, before == 1 ? "" : "s");
}

std::string ConstraintText::cell(CellId cell) const {
  const CellName& name = space_.cells[cell];
  switch (name.step) {
    case Step::Root: return "the arguments";
    case Step::Head:
    case Step::Tail: return list_part(cell);
    case Step::Element:
      if (name.parent == CellTable::root) return fmt::format("argument {}", name.index + 1);
      return fmt::format("element {} of {}", name.index + 1, this->cell(name.parent));
    case Step::MapValue: return fmt::format("the value for {} in {}", pattern(name.detail), this->cell(name.parent));
    case Step::MapKey:
      if (name.detail != 0) return pattern(name.detail);
      return fmt::format("key {} of {}", name.index + 1, this->cell(name.parent));
    case Step::Text: return fmt::format("the text of {}", this->cell(name.parent));
    case Step::MapSize: return fmt::format("the size of {}", this->cell(name.parent));
    case Step::Result: return fmt::format("result {} of {}", name.index + 1, this->cell(name.parent));
    case Step::Next: return fmt::format("what follows answer {} in {}", name.index + 1, this->cell(name.parent));
    case Step::Argument: return fmt::format("argument {} of the call in {}", name.index + 1, this->cell(name.parent));
    case Step::Bytes: return fmt::format("the bytes in {}", this->cell(name.parent));
    case Step::OddBits: return fmt::format("the bits behind the bytes of {}", this->cell(name.parent));
    case Step::Byte: return fmt::format("byte {} of {}", name.index + 1, this->cell(name.parent));
  }
  return {};
}

std::string ConstraintText::pattern(PatternId id) const {
  const Pattern& pattern = space_.patterns[id];
  if (pattern.kind == PatternKind::Cell) return cell(pattern.detail);
  if (pattern.kind == PatternKind::Term) return term(pattern.detail);
  if (pattern.kind == PatternKind::Pieces) return pieces(id);
  if (pattern.kind == PatternKind::Stranger) return "something that no input is";
  if (pattern.ground) {
    Arena arena;
    return value_text_(space_.patterns.value_of(id, arena));
  }
  std::string parts;
  for (PatternId part : pattern.parts) parts += (parts.empty() ? "" : ", ") + this->pattern(part);
  switch (pattern.kind) {
    case PatternKind::Cons:
      return fmt::format("[{} | {}]", this->pattern(pattern.parts[0]), this->pattern(pattern.parts[1]));
    case PatternKind::Tuple: return "{" + parts + "}";
    case PatternKind::Named: return fmt::format("the symbol whose text is {}", parts);
    default: return "#{" + parts + "}";
  }
}

std::string ConstraintText::pieces(PatternId id) const {
  std::string text;
  for (const Piece& piece : space_.patterns.pieces_of(id)) {
    if (!text.empty()) text += ", ";
    switch (piece.kind) {
      case Piece::Kind::Literal: {
        const BitsObject bits = {piece.bytes, piece.offset, piece.size, nullptr};
        text += value_text_(Value::bits(&bits));
        break;
      }
      case Piece::Kind::Field:
        text += fmt::format("({}):{}", term(piece.id), piece.size);
        if (piece.offset != 0) text += fmt::format(" above bit {}", piece.offset);
        break;
      case Piece::Kind::View:
        text += cell(piece.id);
        if (piece.offset != 0) text += fmt::format(" after {} bits", piece.offset);
        if (!piece.is_open()) text += fmt::format(", {} bits of it", piece.size);
        break;
    }
  }
  return "<<" + text + ">>";
}

std::string ConstraintText::operation(const Term& term) const {
  std::string_view sign = sign_of(term.op);
  std::string text;
  for (TermId operand : term.operands) {
    const Term& part = space_.terms[operand];
    bool is_simple = part.operands.empty();
    std::string operand_text = this->term(operand);
    std::string between = sign.empty() ? ", " : fmt::format(" {} ", sign);
    text += (text.empty() ? "" : between) + (is_simple ? operand_text : "(" + operand_text + ")");
  }
  if (term.op == Operator::Opaque) {
    return fmt::format("{}({})", (*space_.terms.evaluator())[term.parameter].name, text);
  }
  return sign.empty() ? std::string(function_of(term.op)) + text : text;
}

std::string ConstraintText::term(TermId id) const {
  const Term& term = space_.terms[id];
  if (term.op == Operator::Constant) return to_text(space_.terms, id);
  if (term.op == Operator::Variable) return cell(term.parameter);
  return operation(term);
}

std::string ConstraintText::constraint(const Constraint& constraint) const {
  uint32_t a = constraint.a, b = constraint.b;
  switch (constraint.type) {
    case Constraint::Type::FormIn: return fmt::format("{} {}", cell(a), forms_text(b));
    case Constraint::Type::Arity: return fmt::format("{} is a tuple of {}", cell(a), b);
    case Constraint::Type::NotArity: return fmt::format("{} is not a tuple of {}", cell(a), b);
    case Constraint::Type::FunctionArity: return fmt::format("{} is a function of {} arguments", cell(a), b);
    case Constraint::Type::NotFunctionArity: return fmt::format("{} is not a function of {} arguments", cell(a), b);
    case Constraint::Type::Holds: return term(a);
    case Constraint::Type::Equal: return fmt::format("{} =:= {}", pattern(a), pattern(b));
    case Constraint::Type::Apart: return fmt::format("{} =/= {}", pattern(a), pattern(b));
    case Constraint::Type::KeyPresent: return fmt::format("{} has the key {}", cell(a), pattern(b));
    case Constraint::Type::KeyAbsent: return fmt::format("{} lacks the key {}", cell(a), pattern(b));
    case Constraint::Type::SymbolLess: return fmt::format("{} < {}", pattern(a), pattern(b));
    case Constraint::Type::Closed: return fmt::format("{} has no other keys", cell(a));
    case Constraint::Type::Outcome: return fmt::format("what runs concretely results in {}", pattern(a));
    case Constraint::Type::NoneOf: return fmt::format("{} is none of {}", cell(a), pattern(b));
    case Constraint::Type::Plain: return fmt::format("{} has no function in it", cell(a));
    case Constraint::Type::NotPlain: return fmt::format("{} has a function in it", cell(a));
    case Constraint::Type::Choice: return fmt::format("{} is {}", cell(a), choice_text(b));
  }
  return "something else is known";
}

std::string ConstraintText::all(std::span<const Constraint> constraints) const {
  std::string text;
  for (const Constraint& each : constraints) text += (text.empty() ? "" : " and ") + constraint(each);
  return text;
}

} // namespace assay::report
