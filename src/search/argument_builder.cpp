#include "search/argument_builder.h"

#include <algorithm>

#include "input/made_by_call.h"
#include "machine/trace.h"

namespace assay::search {

bool ArgumentBuilder::has_calls(const Alternatives& alternatives) {
  return std::ranges::any_of(alternatives, [&](const Alternative* each) { return calls_.has_calls(*each); });
}

ArgumentBuilder::Alternatives ArgumentBuilder::field(const Alternatives& of, size_t index) {
  Alternatives result;
  for (const Alternative* each : of) {
    if (index >= each->fields.size()) continue;
    for (const Alternative& inner : shapes_.alternatives(each->fields[index])) result.push_back(&inner);
  }
  return result;
}

std::optional<std::vector<Value>> ArgumentBuilder::build(Context& context, std::span<const Value> arguments) {
  failed_ = false;
  if (context.trace != nullptr) context.trace->at(nullptr, nullptr);
  Alternatives whole;
  for (const Alternative& each : shapes_.alternatives(input_)) whole.push_back(&each);
  built_.clear();
  made_.clear();
  for (size_t i = 0; i < arguments.size() && !failed_; ++i) {
    built_.push_back(build(context, arguments[i], field(whole, i)));
  }
  if (failed_) return {};
  return built_;
}

Value ArgumentBuilder::build(Context& context, Value value, const Alternatives& alternatives) {
  if (failed_ || !has_calls(alternatives)) return value;
  if (context.trace != nullptr) {
    const Forms classes[] = {forms_of(Form::Tuple), forms_of(Form::Cons)};
    context.trace->ask_class(value, classes);
  }
  if (value.is(Kind::Cons)) return build_list(context, value, alternatives);
  if (value.is(Kind::Tuple)) return build_tuple(context, value, alternatives);
  return value;
}

Value ArgumentBuilder::build_list(Context& context, Value value, Alternatives alternatives) {
  std::vector<Value> heads;
  while (value.is(Kind::Cons) && !failed_) {
    std::erase_if(alternatives, [](const Alternative* each) { return each->form != Form::Cons; });
    heads.push_back(build(context, value.as_cons()->head, field(alternatives, 0)));
    alternatives = field(alternatives, 1);
    value = value.as_cons()->tail;
    const Forms classes[] = {forms_of(Form::Tuple), forms_of(Form::Cons)};
    if (context.trace != nullptr) context.trace->ask_class(value, classes);
  }
  return make_list(context.arena(), heads, value.is(Kind::Cons) ? value : build(context, value, alternatives));
}

Value ArgumentBuilder::build_tuple(Context& context, Value value, const Alternatives& alternatives) {
  Trace* trace = context.trace;
  for (const Alternative* each : alternatives) {
    if (trace == nullptr || each->form != Form::Tuple || each->any_arity) continue;
    if (trace->ask_arity_is(value, static_cast<uint32_t>(each->fields.size()))) break;
  }
  Alternatives left;
  for (const Alternative* each : alternatives) {
    if (each->form == Form::Tuple && each->fields.size() == value.arity()) left.push_back(each);
  }
  left = ask_tags(context, value, std::move(left));
  auto is_open = [](const Alternative* each) { return each->form == Form::Tuple && each->any_arity; };
  left = tell_calls(context, value, std::move(left), std::ranges::any_of(alternatives, is_open));
  if (failed_ || !has_calls(left)) return value;
  if (is_made_by_call(shapes_, *left[0])) return make(context, value, left);
  std::vector<Value> elements;
  for (uint32_t i = 0; i < value.arity(); ++i) {
    elements.push_back(build(context, value.elements()[i], field(left, i)));
  }
  return assay::make_tuple(context.arena(), std::span<const Value>(elements));
}

// Where a call and another tuple of the same arity may be, for `{atom(), any()} | queue:queue()`, its tag tells. What
// has the tag and is no call of a maker that may stand there is no input: no program knows that symbol.
ArgumentBuilder::Alternatives ArgumentBuilder::tell_calls(Context& context, Value tuple, Alternatives alternatives,
                                                          bool is_open) {
  auto is_call = [&](const Alternative* each) { return is_made_by_call(shapes_, *each); };
  auto calls = std::ranges::count_if(alternatives, is_call);
  if (calls == 0 || (!is_open && calls == std::ssize(alternatives))) return alternatives;
  if (!ask_symbol(context, tuple.elements()[0], made_by_call_tag())) {
    std::erase_if(alternatives, is_call);
    return alternatives;
  }
  Alternatives left;
  for (const Alternative* each : alternatives) {
    if (is_call(each) && ask_symbol(context, tuple.elements()[1], maker_of(shapes_, *each))) left.push_back(each);
  }
  if (left.empty()) outcome_ = {.ending = Ending::Raised, .values = {}, .exception = Value::nil(), .detail = {}};
  failed_ = left.empty();
  return left;
}

bool ArgumentBuilder::ask_symbol(Context& context, Value element, Symbol symbol, Why why) {
  if (context.trace == nullptr) return element.is_symbol(symbol);
  return context.trace->ask_equal(element, Value::symbol(symbol), why);
}

// Those with the symbols that are there, element by element where all of them have some.
ArgumentBuilder::Alternatives ArgumentBuilder::ask_tags(Context& context, Value tuple, Alternatives alternatives) {
  auto tag = [&](const Alternative* each, uint32_t index) { return tag_at(shapes_, *each, index); };
  for (uint32_t i = 0; i < tuple.arity() && alternatives.size() > 1; ++i) {
    if (!std::ranges::all_of(alternatives, [&](const Alternative* each) { return tag(each, i).has_value(); })) continue;
    const Alternatives all = alternatives;
    for (const Alternative* each : all) {
      Symbol wanted = *tag(each, i);
      bool is_rare = std::ranges::all_of(
          alternatives, [&](const Alternative* other) { return *tag(other, i) != wanted || other->is_rare; });
      bool is_it = ask_symbol(context, tuple.elements()[i], wanted, is_rare ? Why::Rare : Why::Equality);
      std::erase_if(alternatives, [&](const Alternative* other) { return (*tag(other, i) == wanted) != is_it; });
      if (is_it) break;
    }
  }
  return alternatives;
}

// Several alternatives are clauses of one maker's spec.
Value ArgumentBuilder::make(Context& context, Value call, const Alternatives& alternatives) {
  std::vector<Value> arguments;
  for (uint32_t i = made_by_call_extra; i < call.arity(); ++i) {
    arguments.push_back(build(context, call.elements()[i], field(alternatives, i)));
  }
  if (failed_) return call;
  Symbol maker = maker_of(shapes_, *alternatives[0]);
  if (auto argument = same_argument(maker); argument && *argument < built_.size()) return built_[*argument];
  outcome_ = machine_.call(context, context.program().called_from_outside(maker), arguments);
  failed_ = !outcome_.returned() || outcome_.values.size() != 1;
  if (failed_) return call;
  context.program().forget_making(context);
  if (context.trace != nullptr) context.trace->at(nullptr, nullptr);
  made_.push_back(outcome_.values[0]);
  return outcome_.values[0];
}

} // namespace assay::search
