#include "input/shape.h"

#include <algorithm>

namespace assay {

Alternative integer_alternative(std::optional<BigInteger> least, std::optional<BigInteger> greatest) {
  Alternative result;
  result.form = Form::Integer;
  result.least = std::move(least);
  result.greatest = std::move(greatest);
  return result;
}

Alternative symbol_alternative(std::optional<Symbol> symbol) {
  Alternative result;
  result.form = Form::Symbol;
  result.symbol = symbol;
  return result;
}

Alternative float_alternative() {
  Alternative result;
  result.form = Form::Float;
  return result;
}

Alternative nil_alternative() { return {}; }

Alternative cons_alternative(ShapeId head, ShapeId tail) {
  Alternative result;
  result.form = Form::Cons;
  result.fields = {head, tail};
  return result;
}

Alternative tuple_alternative(std::vector<ShapeId> elements) {
  Alternative result;
  result.form = Form::Tuple;
  result.fields = std::move(elements);
  return result;
}

namespace {

std::vector<ShapeTable::Member> everything() {
  std::vector<ShapeTable::Member> members = {integer_alternative(), symbol_alternative(), nil_alternative(),
                                             float_alternative(), cons_alternative(ShapeTable::any, ShapeTable::any)};
  for (Form form : {Form::Tuple, Form::Function}) {
    Alternative alternative;
    alternative.form = form;
    alternative.any_arity = true;
    members.emplace_back(alternative);
  }
  Alternative map;
  map.form = Form::Map;
  map.associations = {{ShapeTable::any, ShapeTable::any, false}};
  members.emplace_back(map);
  Alternative bits;
  bits.form = Form::Bits;
  members.emplace_back(bits);
  return members;
}

} // namespace

ShapeTable::ShapeTable() {
  ShapeId all = declare("any()");
  declare("none()");
  define(all, everything());
}

ShapeId ShapeTable::declare(std::string name) {
  shapes_.push_back({std::move(name), {}, {}, false, {}});
  sizes_known_ = false;
  return static_cast<ShapeId>(shapes_.size() - 1);
}

void ShapeTable::define(ShapeId shape, std::vector<Member> members) {
  shapes_[shape].members = std::move(members);
  shapes_[shape].flattened = false;
  sizes_known_ = false;
}

void ShapeTable::flatten(ShapeId into, ShapeId shape, std::vector<bool>& seen) {
  if (seen[shape]) return;
  seen[shape] = true;
  for (const Member& member : shapes_[shape].members) {
    if (const auto* included = std::get_if<ShapeId>(&member)) {
      flatten(into, *included, seen);
    } else {
      shapes_[into].alternatives.push_back(std::get<Alternative>(member));
    }
  }
}

std::optional<uint64_t> ShapeTable::size_with_known(const Alternative& alternative) const {
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
  return size;
}

// The least fixpoint: shapes without a value of known size have none until one of their alternatives can be built from
// shapes that have one. Each round settles at least one shape or ends.
void ShapeTable::compute_sizes() {
  if (sizes_known_) return;
  sizes_known_ = true;
  for (ShapeId shape = 0; shape < shapes_.size(); ++shape) {
    shapes_[shape].alternatives.clear();
    std::vector<bool> seen(shapes_.size());
    flatten(shape, shape, seen);
    shapes_[shape].least.reset();
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (Entry& entry : shapes_) {
      for (const Alternative& alternative : entry.alternatives) {
        std::optional<uint64_t> size = size_with_known(alternative);
        if (size && (!entry.least || *size < *entry.least)) {
          entry.least = size;
          changed = true;
        }
      }
    }
  }
  for (Entry& entry : shapes_) {
    // What can't be built stays only if it is an `Other`: results may be of it, inputs not.
    std::erase_if(entry.alternatives, [this](const Alternative& alternative) {
      return alternative.form != Form::Other && !size_with_known(alternative);
    });
    entry.flattened = true;
  }
}

const std::vector<Alternative>& ShapeTable::alternatives(ShapeId shape) {
  compute_sizes();
  return shapes_[shape].alternatives;
}

Forms ShapeTable::forms(ShapeId shape) {
  Forms forms = 0;
  for (const Alternative& alternative : alternatives(shape)) forms |= forms_of(alternative.form);
  return forms;
}

std::optional<uint64_t> ShapeTable::least_size(ShapeId shape) {
  compute_sizes();
  return shapes_[shape].least;
}

std::optional<uint64_t> ShapeTable::least_size(const Alternative& alternative) {
  compute_sizes();
  return size_with_known(alternative);
}

} // namespace assay
