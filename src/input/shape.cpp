#include "input/shape.h"

#include <algorithm>
#include <utility>

#include "input/constructor.h"
#include "input/made_by_call.h"

namespace assay::input {

Alternative integer_alternative(std::optional<BigInteger> least, std::optional<BigInteger> greatest) {
  return {.form = Form::Integer, .least = std::move(least), .greatest = std::move(greatest)};
}

Alternative symbol_alternative(std::optional<Symbol> symbol) { return {.form = Form::Symbol, .symbol = symbol}; }

Alternative float_alternative() { return {.form = Form::Float}; }

Alternative nil_alternative() { return {}; }

Alternative cons_alternative(ShapeId head, ShapeId tail) { return {.form = Form::Cons, .fields = {head, tail}}; }

Alternative tuple_alternative(std::vector<ShapeId> elements) {
  return {.form = Form::Tuple, .fields = std::move(elements)};
}

Alternative any_tuple_alternative() { return {.form = Form::Tuple, .any_arity = true}; }

Alternative map_alternative(std::vector<Alternative::Association> associations) {
  return {.form = Form::Map, .associations = std::move(associations)};
}

Alternative bits_alternative(uint64_t base, uint64_t unit) {
  return {.form = Form::Bits, .bits_base = base, .bits_unit = unit};
}

Alternative function_alternative(std::optional<std::vector<ShapeId>> arguments, std::optional<ShapeId> result) {
  Alternative function = {.form = Form::Function, .any_arity = !arguments};
  if (arguments) function.fields = std::move(*arguments);
  if (result) function.fields.push_back(*result);
  return function;
}

Alternative other_alternative(std::optional<Symbol> type) { return {.form = Form::Other, .symbol = type}; }

namespace {

std::vector<ShapeTable::Member> everything() {
  constexpr ShapeId any = ShapeTable::any;
  return {integer_alternative(),
          symbol_alternative(),
          nil_alternative(),
          float_alternative(),
          cons_alternative(any, any),
          any_tuple_alternative(),
          function_alternative({}, {}),
          map_alternative({{any, any, false}}),
          bits_alternative(0, 1)};
}

// Unions of types often say the same twice, above all `[]`. Of alternatives with fields we would have to ask more.
bool is_same_scalar(const Alternative& left, const Alternative& right) {
  if (left.form != right.form) return false;
  if (left.form == Form::Nil || left.form == Form::Float) return true;
  return (left.form == Form::Symbol || left.form == Form::Other) && left.symbol == right.symbol;
}

} // namespace

ShapeTable::ShapeTable() {
  ShapeId all = declare("any()");
  declare("none()");
  define(all, everything());
}

ShapeId ShapeTable::declare(std::string name) {
  shapes_.emplace_back().name = std::move(name);
  return static_cast<ShapeId>(shapes_.size() - 1);
}

// Shapes that were looked at may refer to one that was declared then and is defined only now: all are asked anew.
void ShapeTable::define(ShapeId shape, std::vector<Member> members) {
  shapes_[shape].members = std::move(members);
  if (shape < known_) known_ = 0;
}

std::optional<ShapeId> ShapeTable::find(const std::string& key) const {
  auto found = keys_.find(key);
  if (found == keys_.end()) return {};
  return found->second;
}

void ShapeTable::flatten(Entry& into, ShapeId shape, bool is_rare, std::unordered_set<ShapeId>& seen) const {
  if (!seen.insert(shape).second) return;
  if (shape == any) into.is_everything = true;
  for (const Member& member : shapes_[shape].members) {
    if (const auto* included = std::get_if<ShapeId>(&member)) {
      flatten(into, *included, is_rare || shapes_[*included].is_rare, seen);
      continue;
    }
    const auto& alternative = std::get<Alternative>(member);
    auto is_there = [&](const Alternative& other) { return is_same_scalar(alternative, other); };
    if (std::ranges::any_of(into.all, is_there)) continue;
    into.all.push_back(alternative);
    into.all.back().is_rare = is_rare;
  }
}

std::optional<uint64_t> ShapeTable::size_with_known(const Alternative& alternative) const {
  constexpr uint64_t largest = uint64_t{1} << 40; // larger ones need not be told apart, and their sum is a number
  if (alternative.form == Form::Other) return {};
  if (alternative.form == Form::Integer && alternative.least && alternative.greatest &&
      compare(*alternative.least, *alternative.greatest) > 0) {
    return {};
  }
  uint64_t size = 1;
  // A function needs no value of its arguments' shapes; it needs a result only when it is called, but one that nobody
  // can call is of no use.
  size_t first = 0;
  if (alternative.form == Form::Function && !alternative.fields.empty()) first = alternative.fields.size() - 1;
  for (size_t i = first; i < alternative.fields.size(); ++i) {
    const std::optional<uint64_t>& least = shapes_[alternative.fields[i]].least;
    if (!least) return {};
    size += *least;
  }
  for (const Alternative::Association& association : alternative.associations) {
    if (!association.mandatory) continue;
    const std::optional<uint64_t>& key = shapes_[association.key].least;
    const std::optional<uint64_t>& value = shapes_[association.value].least;
    if (!key || !value) return {};
    size += *key + *value;
  }
  // The pair and the tag are none of its nodes.
  bool has_tags = is_constructed(*this, alternative) || is_made_by_call(*this, alternative);
  return std::min(has_tags ? size - 2 : size, largest);
}

// The least fixpoint: shapes without a value of known size have none until one of their alternatives can be built from
// shapes that have one. Each round settles at least one shape or ends.
void ShapeTable::compute_sizes(ShapeId first) {
  for (bool changed = true; changed;) {
    changed = false;
    for (ShapeId shape = first; shape < shapes_.size(); ++shape) {
      Entry& entry = shapes_[shape];
      for (const Alternative& alternative : entry.all) {
        std::optional<uint64_t> size = size_with_known(alternative);
        if (size && (!entry.least || *size < *entry.least)) {
          entry.least = size;
          changed = true;
        }
      }
    }
  }
}

bool ShapeTable::is_plain_with_known(const Alternative& alternative) const {
  if (alternative.form == Form::Function || !size_with_known(alternative)) return false;
  auto plain = [this](ShapeId shape) { return shapes_[shape].plain; };
  return std::ranges::all_of(alternative.fields, plain) &&
         std::ranges::all_of(alternative.associations, [&](const Alternative::Association& association) {
           return !association.mandatory || (plain(association.key) && plain(association.value));
         });
}

bool ShapeTable::holds_function_with_known(const Alternative& alternative) const {
  if (alternative.form == Form::Function || alternative.any_arity) return true;
  auto holds = [this](ShapeId shape) { return shapes_[shape].holds_function; };
  return std::ranges::any_of(alternative.fields, holds) ||
         std::ranges::any_of(alternative.associations, [&](const Alternative::Association& association) {
           return holds(association.key) || holds(association.value);
         });
}

void ShapeTable::find_functions(ShapeId first) {
  for (bool changed = true; changed;) {
    changed = false;
    for (ShapeId shape = first; shape < shapes_.size(); ++shape) {
      Entry& entry = shapes_[shape];
      if (!entry.holds_function) {
        entry.holds_function =
            std::ranges::any_of(entry.all, [this](const Alternative& each) { return holds_function_with_known(each); });
        changed = changed || entry.holds_function;
      }
      if (entry.plain) continue;
      entry.plain =
          std::ranges::any_of(entry.all, [this](const Alternative& each) { return is_plain_with_known(each); });
      changed = changed || entry.plain;
    }
  }
}

bool ShapeTable::can_hold_function(const Alternative& alternative) {
  know_all();
  return holds_function_with_known(alternative);
}

bool ShapeTable::can_be_plain(const Alternative& alternative) {
  know_all();
  return is_plain_with_known(alternative);
}

void ShapeTable::know_all() {
  if (known_ == shapes_.size()) return;
  ShapeId first = std::exchange(known_, static_cast<ShapeId>(shapes_.size()));
  for (ShapeId shape = first; shape < shapes_.size(); ++shape) {
    Entry& entry = shapes_[shape];
    entry.all.clear();
    entry.is_everything = false;
    entry.least.reset();
    entry.plain = false;
    entry.holds_function = false;
    std::unordered_set<ShapeId> seen;
    flatten(entry, shape, false, seen);
  }
  compute_sizes(first);
  for (ShapeId shape = first; shape < shapes_.size(); ++shape) {
    has_too_large_ = has_too_large_ || shapes_[shape].least.value_or(0) > max_input_nodes;
  }
  find_functions(first);
  for (ShapeId shape = first; shape < shapes_.size(); ++shape) {
    Entry& entry = shapes_[shape];
    // What can't be built stays only if it is an `Other`: results may be of it, inputs not.
    entry.alternatives.clear();
    for (const Alternative& alternative : entry.all) {
      if (alternative.form == Form::Other || size_with_known(alternative)) entry.alternatives.push_back(alternative);
    }
  }
}

const std::vector<Alternative>& ShapeTable::alternatives(ShapeId shape) {
  know_all();
  return shapes_[shape].alternatives;
}

const std::vector<Alternative>& ShapeTable::all_alternatives(ShapeId shape) {
  know_all();
  return shapes_[shape].all;
}

bool ShapeTable::is_everything(ShapeId shape) {
  know_all();
  return shapes_[shape].is_everything;
}

Forms ShapeTable::forms(ShapeId shape) {
  Forms forms = 0;
  for (const Alternative& alternative : alternatives(shape)) forms |= forms_of(alternative.form);
  return forms;
}

bool ShapeTable::has_too_large() {
  know_all();
  return has_too_large_;
}

std::optional<uint64_t> ShapeTable::least_size(ShapeId shape) {
  know_all();
  return shapes_[shape].least;
}

std::optional<uint64_t> ShapeTable::least_size(const Alternative& alternative) {
  know_all();
  return size_with_known(alternative);
}

} // namespace assay::input
