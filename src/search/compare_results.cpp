#include "search/compare_results.h"

#include <algorithm>

#include "core/parts.h"
#include "input/canonical_function.h"
#include "input/function_shapes.h"
#include "input/made_by_call.h"
#include "machine/trace.h"
#include "search/mutable_parts.h"

namespace assay::search {

namespace {

using Answer = ResultComparison::Answer;

// The same parts of the input, and the same around them: nothing has to be asked.
bool is_identical(Value left, Value right) {
  return fits_in_parts(left, right, [](Value one, Value other) {
    if (one.same(other) && one.symbolic().raw() == other.symbolic().raw()) return PairLook::Fits;
    bool has_parts = one.is_concrete() && other.is_concrete() && (one.is(Kind::Cons) || one.is(Kind::Tuple));
    return has_parts ? PairLook::Parts : PairLook::Differs;
  });
}

bool is_object(Value value) { return value.is(Kind::Record) || value.is(Kind::Array); }

Answer answer(bool same) { return same ? Answer::Same : Answer::Different; }

} // namespace

Answer ResultComparison::results(std::span<const Value> left, std::span<const Value> right) {
  if (left.size() != right.size()) return Answer::Different;
  for (size_t i = 0; i < left.size(); ++i) {
    Answer same = pair(left[i], right[i], left.size() == 1 ? probes_.result() : ShapeTable::any);
    if (same != Answer::Same) return same;
  }
  return Answer::Same;
}

Answer ResultComparison::exceptions(Value left, Value right) {
  if (reference_.context.program().carries_hidden(reference_.context, left)) {
    left_something_ = true;
    return Answer::Same;
  }
  if (needs_a_look(left) || needs_a_look(right)) return pair(left, right, ShapeTable::any);
  return answer(reference_.context.program().same_exceptions(reference_.context, left, right));
}

Answer ResultComparison::arguments() {
  for (uint32_t i = 0; i < probes_.arguments() && i < reference_.input.size(); ++i) {
    if (!holds_mutable_part(reference_.input[i])) continue;
    Answer same = pair(reference_.input[i], submission_.input[i], probes_.argument(i));
    if (same != Answer::Same) return same;
  }
  return Answer::Same;
}

// Whether it is more than the language's equality can tell.
bool ResultComparison::needs_a_look(Value value) const {
  if (holds_mutable_part(value)) return true;
  Trace* trace = reference_.context.trace;
  return trace != nullptr ? trace->ask_holds_function(value) : holds_function(value);
}

// What it is, but for its parts.
void ResultComparison::ask_frame(Value value) const {
  Trace* trace = reference_.context.trace;
  if (trace == nullptr || cell_of(value) == no_cell) return;
  trace->ask_forms(value, forms_of(Trace::form(value)));
  if (value.is(Kind::Tuple)) trace->ask_arity(value);
}

Answer ResultComparison::pair(Value left, Value right, ShapeId shape) {
  bool hides = hidden_.hides(shape);
  if (hides && is_hidden(shapes_, shape)) {
    left_something_ = true;
    return Answer::Same;
  }
  if (!hides && is_identical(left, right)) return Answer::Same;
  bool look_at_left = hides || needs_a_look(left);
  bool look_at_right = hides || needs_a_look(right);
  if (!look_at_left && !look_at_right) {
    return answer(reference_.context.program().same_results(reference_.context, left, right));
  }
  ask_frame(left);
  ask_frame(right);
  bool is_closed = hides && (is_object(left) || is_object(right));
  left_something_ = left_something_ || is_closed;
  if (is_closed) return Answer::Same;
  if (is_object(left) || is_object(right)) return objects(left, right);
  if (Trace::form(left) != Trace::form(right)) return Answer::Different;
  switch (Trace::form(left)) {
    case Form::Cons: return lists(left, right, shape);
    case Form::Tuple: return tuples(left, right, shape);
    case Form::Map: return maps(left, right, shape);
    case Form::Function: return functions(left, right, shape);
    default: return answer(reference_.context.program().same_results(reference_.context, left, right));
  }
}

Answer ResultComparison::part(const ResultStep& step, Value left, Value right, ShapeId shape) {
  steps_.push_back(step);
  Answer same = pair(left, right, shape);
  if (same == Answer::Same) steps_.pop_back();
  return same;
}

// The shape of a part, if the alternatives agree on it.
ShapeId ResultComparison::field(ShapeId shape, Form form, uint32_t index, uint32_t count) {
  std::optional<ShapeId> found;
  for (const Alternative& alternative : shapes_.all_alternatives(shape)) {
    if (alternative.form != form || alternative.fields.size() != count) continue;
    if (found && *found != alternative.fields[index]) return ShapeTable::any;
    found = alternative.fields[index];
  }
  return found.value_or(ShapeTable::any);
}

// Where heads are tags, the tail is what belongs to this one.
ShapeId ResultComparison::tail_shape(ShapeId shape, Value head) {
  if (!head.is(Kind::Symbol)) return field(shape, Form::Cons, 1, 2);
  std::optional<ShapeId> found;
  for (const Alternative& alternative : std::vector(shapes_.all_alternatives(shape))) {
    if (alternative.form != Form::Cons) continue;
    std::optional<Symbol> tag = tag_at(shapes_, alternative, 0);
    if (tag && *tag != head.as_symbol()) continue;
    if (found && *found != alternative.fields[1]) return ShapeTable::any;
    found = alternative.fields[1];
  }
  return found.value_or(ShapeTable::any);
}

// Along the tails without recursion.
Answer ResultComparison::lists(Value left, Value right, ShapeId shape) {
  size_t before = steps_.size();
  for (;;) {
    Answer same =
        part({ResultStep::Type::Head}, left.as_cons()->head, right.as_cons()->head, field(shape, Form::Cons, 0, 2));
    if (same != Answer::Same) return same;
    shape = tail_shape(shape, left.as_cons()->head);
    left = left.as_cons()->tail;
    right = right.as_cons()->tail;
    steps_.push_back({ResultStep::Type::Tail});
    bool goes_on = hidden_.hides(shape) || (!is_identical(left, right) && (needs_a_look(left) || needs_a_look(right)));
    if (goes_on) {
      ask_frame(left);
      ask_frame(right);
    }
    if (!goes_on || !left.is(Kind::Cons) || !right.is(Kind::Cons)) break;
  }
  Answer same = pair(left, right, shape);
  if (same == Answer::Same) steps_.resize(before);
  return same;
}

Answer ResultComparison::tuples(Value left, Value right, ShapeId shape) {
  if (left.arity() != right.arity()) return Answer::Different;
  for (uint32_t i = 0; i < left.arity(); ++i) {
    Answer same = part({ResultStep::Type::Element, i}, left.elements()[i], right.elements()[i],
                       field(shape, Form::Tuple, i, left.arity()));
    if (same != Answer::Same) return same;
  }
  return Answer::Same;
}

// Keys in one order: maps that depend on the input would have to be brought into one first.
Answer ResultComparison::maps(Value left, Value right, ShapeId shape) {
  bool depends = !left.is_concrete() || !right.is_concrete();
  std::vector<MapEntry> entries[2];
  for (int side : {0, 1}) {
    visit_map(*(side == 0 ? left : right).as_map(), [&](const MapEntry& entry) {
      depends = depends || Trace::is_symbolic(entry.key);
      entries[side].push_back(entry);
      return true;
    });
  }
  if (depends) {
    left_something_ = true;
    return Answer::Same;
  }
  if (entries[0].size() != entries[1].size()) return Answer::Different;
  for (size_t i = 0; i < entries[0].size(); ++i) {
    Answer same = pair(entries[0][i].key, entries[1][i].key, ShapeTable::any);
    if (same != Answer::Same) return same;
    std::optional<ShapeId> value;
    for (const Alternative& alternative : shapes_.all_alternatives(shape)) {
      for (const Alternative::Association& each : alternative.associations) {
        value = value && *value != each.value ? ShapeTable::any : each.value;
      }
    }
    same = part({ResultStep::Type::Key, 0, 0, entries[0][i].key}, entries[0][i].value, entries[1][i].value,
                value.value_or(ShapeTable::any));
    if (same != Answer::Same) return same;
  }
  return Answer::Same;
}

// In a cycle some pair comes again.
Answer ResultComparison::objects(Value left, Value right) {
  auto one = reference_.context.program().object_parts(reference_.context, left);
  auto other = submission_.context.program().object_parts(submission_.context, right);
  if (!one || !other) return Answer::Different;
  if (one->is_closed || other->is_closed) {
    left_something_ = true;
    return Answer::Same;
  }
  if (one->kind != other->kind) return Answer::Different;
  if (one->fields.size() != other->fields.size()) return Answer::Different;
  if (one->unordered != 0) return unordered(one->fields, other->fields, one->unordered);
  if (!met_.emplace(one->fields.data(), other->fields.data()).second) return Answer::Same;
  for (uint32_t i = 0; i < one->fields.size(); ++i) {
    Answer same = part({ResultStep::Type::Field, i}, one->fields[i], other->fields[i], ShapeTable::any);
    if (same != Answer::Same) return same;
  }
  return Answer::Same;
}

// Whether two are the same, whatever follows from it if they are not.
bool ResultComparison::are_equal_aside(Value left, Value right) {
  auto met = met_;
  size_t steps = steps_.size();
  if (pair(left, right, ShapeTable::any) == Answer::Same) return true;
  met_ = std::move(met);
  steps_.resize(steps);
  return false;
}

// No two of one side are equal: so the first that fits is the one.
Answer ResultComparison::unordered(std::span<const Value> left, std::span<const Value> right, uint32_t step) {
  std::vector<bool> taken(right.size(), false);
  for (uint32_t i = 0; i < left.size(); i += step) {
    uint32_t fitting = 0;
    while (fitting < right.size() && (taken[fitting] || !are_equal_aside(left[i], right[fitting]))) fitting += step;
    if (fitting >= right.size()) {
      steps_.push_back({ResultStep::Type::Field, i});
      return Answer::Different;
    }
    taken[fitting] = true;
    for (uint32_t behind = 1; behind < step; ++behind) {
      Answer same =
          part({ResultStep::Type::Field, i + behind}, left[i + behind], right[fitting + behind], ShapeTable::any);
      if (same != Answer::Same) return same;
    }
  }
  return Answer::Same;
}

// By the number of arguments that the reference's function takes; or the only ones that the shape has.
std::optional<std::vector<ShapeId>> ResultComparison::fields_of_function(ShapeId shape, Value function) {
  if (auto arity = arity_of_function(function)) {
    if (auto fields = function_fields(shapes_, shape, *arity)) return fields;
  }
  std::optional<std::vector<ShapeId>> found;
  for (const Alternative& alternative : shapes_.all_alternatives(shape)) {
    if (alternative.form != Form::Function || alternative.any_arity) continue;
    if (found) return {};
    found = alternative.fields;
  }
  return found;
}

// A kind of function that returns its own kind is applied once: it could go on for ever.
Answer ResultComparison::functions(Value left, Value right, ShapeId shape) {
  CanonicalFunction* of_input = canonical_function_of(left);
  if (of_input != nullptr && of_input == canonical_function_of(right) && scope_of(left).empty()) return Answer::Same;
  auto fields = fields_of_function(shape, left);
  auto first = fields ? probes_.first_of(*fields) : std::nullopt;
  if (!first || !being_applied_.insert(*first).second) {
    left_something_ = true;
    return Answer::Same;
  }
  auto count = static_cast<uint32_t>(fields->size() - 1);
  Outcome one = reference_.machine.apply(reference_.context, left, reference_.input.subspan(*first, count));
  bool counts = one.returned() || (strict_ && one.ending == Ending::Raised);
  Answer same = Answer::Same;
  if (one.ending != Ending::Raised && !one.returned()) {
    left_something_ = true;
  } else if (counts) {
    Outcome other = submission_.machine.apply(submission_.context, right, submission_.input.subspan(*first, count));
    Outcome outer[] = {std::exchange(reference_outcome_, one), std::exchange(submission_outcome_, other)};
    bool outer_applied = std::exchange(applied_, true);
    steps_.push_back({ResultStep::Type::Apply, *first, count});
    same = answers(fields->back());
    if (same == Answer::Same) {
      steps_.pop_back();
      reference_outcome_ = std::move(outer[0]);
      submission_outcome_ = std::move(outer[1]);
      applied_ = outer_applied;
    }
  }
  being_applied_.erase(*first);
  return same;
}

Answer ResultComparison::answers(ShapeId shape) {
  const Outcome one = reference_outcome_;
  const Outcome other = submission_outcome_;
  if (!other.returned() && other.ending != Ending::Raised) return Answer::Stopped;
  if (one.ending != other.ending) return Answer::Different;
  if (!one.returned()) return exceptions(one.exception, other.exception);
  if (one.values.size() != other.values.size()) return Answer::Different;
  for (size_t i = 0; i < one.values.size(); ++i) {
    Answer same = pair(one.values[i], other.values[i], shape);
    if (same != Answer::Same) return same;
  }
  return Answer::Same;
}

} // namespace assay::search
