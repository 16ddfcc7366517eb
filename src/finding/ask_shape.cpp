#include "finding/ask_shape.h"

#include <algorithm>

#include "core/integer.h"

namespace assay::finding {

namespace {

std::vector<const Alternative*> of_form(ShapeTable& shapes, ShapeId shape, Form form) {
  std::vector<const Alternative*> result;
  for (const Alternative& alternative : shapes.all_alternatives(shape)) {
    if (alternative.form == form) result.push_back(&alternative);
  }
  return result;
}

bool is_within(const Alternative& range, const IntegerView& number) {
  return (!range.least || compare(*range.least, number) <= 0) &&
         (!range.greatest || compare(number, *range.greatest) <= 0);
}

// Whether the integer lies in one of the ranges.
void ask_ranges(Trace& trace, const std::vector<const Alternative*>& ranges, Value integer) {
  TermTable& terms = trace.terms();
  TermId number = trace.term_of(integer);
  std::vector<TermId> inside;
  bool truth = false;
  for (const Alternative* range : ranges) {
    if (!range->least && !range->greatest) return;
    truth = truth || is_within(*range, view_integer(integer));
    std::vector<TermId> both;
    if (range->least) both.push_back(terms.make(Operator::LessOrEqual, {terms.integer(*range->least), number}));
    if (range->greatest) both.push_back(terms.make(Operator::LessOrEqual, {number, terms.integer(*range->greatest)}));
    inside.push_back(both.size() == 1 ? both[0] : terms.make(Operator::And, both));
  }
  if (inside.empty()) return;
  trace.ask_condition(inside.size() == 1 ? inside[0] : terms.make(Operator::Or, inside), truth);
}

void ask_symbols(Trace& trace, const std::vector<const Alternative*>& symbols, Value symbol) {
  std::vector<SwitchArm> arms;
  for (const Alternative* alternative : symbols) {
    if (!alternative->symbol) return;
    arms.push_back({SwitchArm::Test::Literal, Value::symbol(*alternative->symbol), 0, Kind::Unset});
  }
  trace.ask_arm(symbol, arms);
}

void ask_sizes(Trace& trace, const std::vector<const Alternative*>& strings, Value bits) {
  PieceList pieces = trace.pieces_of(bits);
  uint64_t size = bits.as_bits()->size;
  for (const Alternative* alternative : strings) {
    uint64_t base = alternative->bits_base;
    uint64_t unit = alternative->bits_unit;
    if (unit == 0) {
      if (trace.ask_size_is(pieces, base, size == base)) return;
    } else if (trace.ask_room(pieces, base, size >= base) &&
               trace.ask_size_is_multiple(pieces, base, unit, (size - base) % unit == 0)) {
      return;
    }
  }
}

} // namespace

// Along the tails of lists without recursion.
bool ask_shape(Trace& trace, ShapeId shape, Value value) {
  ShapeTable& shapes = trace.space().shapes;
  for (;;) {
    if (shapes.is_everything(shape) || !Trace::is_symbolic(value)) return true;
    Forms forms = 0;
    for (const Alternative& alternative : shapes.all_alternatives(shape)) forms |= forms_of(alternative.form);
    if (value.is(Kind::Symbol) && value.symbolic().tag() == SymbolicTag::Term) {
      trace.ask_truth(value);
      return true;
    }
    if (!trace.ask_forms(value, forms)) return true;
    // Which of the forms it is decides what is asked next.
    std::vector<Forms> classes;
    for (uint32_t i = 0; i < form_count; ++i) {
      if (has(forms, static_cast<Form>(i))) classes.push_back(forms_of(static_cast<Form>(i)));
    }
    trace.ask_class(value, classes);
    std::vector<const Alternative*> fitting = of_form(shapes, shape, Trace::form(value));
    switch (Trace::form(value)) {
      case Form::Nil:
      case Form::Float: return true;
      case Form::Integer: ask_ranges(trace, fitting, value); return true;
      case Form::Symbol: ask_symbols(trace, fitting, value); return true;
      case Form::Bits: ask_sizes(trace, fitting, value); return true;
      case Form::Cons:
        if (fitting.size() != 1) return false;
        if (!ask_shape(trace, fitting[0]->fields[0], value.as_cons()->head)) return false;
        shape = fitting[0]->fields[1];
        value = value.as_cons()->tail;
        continue;
      case Form::Tuple: {
        if (std::ranges::any_of(fitting, [](const Alternative* tuple) { return tuple->any_arity; })) return true;
        trace.ask_arity(value);
        std::erase_if(fitting, [&](const Alternative* tuple) { return tuple->fields.size() != value.arity(); });
        if (fitting.empty()) return true;
        if (fitting.size() > 1) return false;
        for (uint32_t i = 0; i < value.arity(); ++i) {
          if (!ask_shape(trace, fitting[0]->fields[i], value.elements()[i])) return false;
        }
        return true;
      }
      default: return false;
    }
  }
}

} // namespace assay::finding
