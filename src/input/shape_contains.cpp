// Asked of a value is a set of shapes, and the answer is the subset that it is of: so each part of the value is looked
// at once, however many alternatives of a union want to know about it. Parts wait on a stack of our own.

#include "input/shape_contains.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <vector>

#include "core/integer.h"
#include "core/module.h"
#include "core/object.h"
#include "input/canonical_function.h"

namespace assay::input {
namespace {

using ShapeSet = std::vector<ShapeId>; // sorted, without doubles
using SetId = uint32_t;                // sets are numbered, as the same ones come again and again; 0 is the empty one

class Membership {
 public:
  explicit Membership(ShapeTable& shapes) : shapes_(shapes) { number({}); }
  bool contains(ShapeId shape, Value value);

 private:
  struct Part {
    Value value;
    SetId asked;
    SetId held;
  };
  // A value whose parts are being looked at: those from `first` to the end of `parts_`, or to the next frame's.
  struct Frame {
    Value value;
    SetId asked;
    size_t first;
    size_t next;
  };
  struct Seen {
    uint64_t payload;
    uint32_t head;
    SetId asked;
    bool operator==(const Seen&) const = default;
  };
  struct HashSeen {
    size_t operator()(const Seen& seen) const {
      return (seen.payload ^ uint64_t{seen.asked} << 40 ^ seen.head) * size_t{0x9e3779b97f4a7c15ULL};
    }
  };

  SetId number(ShapeSet set);
  const ShapeSet& set(SetId id) const { return *sets_[id]; }
  bool holds(SetId id, ShapeId shape) const { return std::ranges::binary_search(set(id), shape); }

  std::optional<SetId> answer_at_once(Value value, SetId asked);
  bool scalar_fits(const Alternative& alternative, Value value) const;
  void open(Value value, SetId asked);
  void add_parts(Value value);
  void ask_parts(const Frame& frame);
  void ask_alternative(const Alternative& alternative, Value value, std::vector<ShapeSet>& questions) const;
  bool has_other_tag(const Alternative& alternative, Value value) const;
  SetId close(const Frame& frame);
  bool fits(const Alternative& alternative, const Frame& frame) const;
  bool map_fits(const Alternative& alternative, const Frame& frame) const;

  ShapeTable& shapes_;
  std::map<ShapeSet, SetId> numbers_;
  std::vector<const ShapeSet*> sets_;
  std::unordered_map<Seen, SetId, HashSeen> seen_;
  std::vector<Frame> frames_;
  std::vector<Part> parts_;
};

bool is_compound(Value value) { return value.is(Kind::Cons) || value.is(Kind::Tuple) || value.is(Kind::Map); }

SetId Membership::number(ShapeSet set) {
  std::ranges::sort(set);
  auto doubles = std::ranges::unique(set);
  set.erase(doubles.begin(), doubles.end());
  auto [entry, is_new] = numbers_.try_emplace(std::move(set), static_cast<SetId>(sets_.size()));
  if (is_new) sets_.push_back(&entry->first);
  return entry->second;
}

bool Membership::contains(ShapeId shape, Value value) {
  parts_.push_back({value, number({shape}), 0});
  // The outermost frame has the value as its only part.
  frames_.push_back({Value(), 0, 0, 0});
  for (;;) {
    Frame& frame = frames_.back();
    if (frame.next == parts_.size()) {
      if (frames_.size() == 1) return parts_[0].held != 0;
      SetId held = close(frame);
      seen_.emplace(Seen{frame.value.payload(), frame.value.head(), frame.asked}, held);
      parts_.resize(frame.first);
      frames_.pop_back();
      parts_[frames_.back().next++].held = held;
      continue;
    }
    Part& part = parts_[frame.next];
    if (std::optional<SetId> held = answer_at_once(part.value, part.asked)) {
      part.held = *held;
      ++frame.next;
    } else {
      open(part.value, part.asked);
    }
  }
}

// Of all but values with parts, and of those that were looked at before.
std::optional<SetId> Membership::answer_at_once(Value value, SetId asked) {
  if (std::ranges::all_of(set(asked), [&](ShapeId shape) { return shapes_.is_everything(shape); })) return asked;
  if (is_compound(value)) {
    auto found = seen_.find({value.payload(), value.head(), asked});
    if (found == seen_.end()) return {};
    return found->second;
  }
  ShapeSet held;
  for (ShapeId shape : set(asked)) {
    auto fit = [&](const Alternative& alternative) { return scalar_fits(alternative, value); };
    if (shapes_.is_everything(shape) || std::ranges::any_of(shapes_.all_alternatives(shape), fit)) {
      held.push_back(shape);
    }
  }
  return number(std::move(held));
}

bool Membership::scalar_fits(const Alternative& alternative, Value value) const {
  if (alternative.form != form_of(value.kind())) return false;
  switch (alternative.form) {
    case Form::Integer: {
      IntegerView number = view_integer(value);
      return (!alternative.least || compare(*alternative.least, number) <= 0) &&
             (!alternative.greatest || compare(number, *alternative.greatest) <= 0);
    }
    case Form::Symbol: return !alternative.symbol || *alternative.symbol == value.as_symbol();
    case Form::Bits: {
      uint64_t size = value.as_bits()->size;
      if (size < alternative.bits_base) return false;
      uint64_t rest = size - alternative.bits_base;
      return alternative.bits_unit == 0 ? rest == 0 : rest % alternative.bits_unit == 0;
    }
    case Form::Function: {
      if (alternative.any_arity) return true;
      std::optional<uint32_t> arity = arity_of_function(value);
      return !arity || *arity + 1 == alternative.fields.size();
    }
    case Form::Other:
      return !alternative.symbol || (value.is(Kind::Opaque) && value.as_opaque()->type == *alternative.symbol);
    default: return true; // Nil, Float
  }
}

void Membership::open(Value value, SetId asked) {
  frames_.push_back({value, asked, parts_.size(), parts_.size()});
  add_parts(value);
  ask_parts(frames_.back());
}

// Of a map: each key, then its value.
void Membership::add_parts(Value value) {
  auto add = [&](Value part) { parts_.push_back({part, 0, 0}); };
  if (value.is(Kind::Cons)) {
    add(value.as_cons()->head);
    add(value.as_cons()->tail);
  } else if (value.is(Kind::Tuple)) {
    for (uint32_t i = 0; i < value.arity(); ++i) add(value.elements()[i]);
  } else {
    visit_map(*value.as_map(), [&](const MapEntry& entry) {
      add(entry.key);
      add(entry.value);
      return true;
    });
  }
}

void Membership::ask_parts(const Frame& frame) {
  // All entries of a map are asked the same.
  bool is_map = frame.value.is(Kind::Map);
  std::vector<ShapeSet> questions(is_map ? 2 : parts_.size() - frame.first);
  for (ShapeId shape : set(frame.asked)) {
    if (shapes_.is_everything(shape)) continue;
    for (const Alternative& alternative : shapes_.all_alternatives(shape)) {
      ask_alternative(alternative, frame.value, questions);
    }
  }
  std::vector<SetId> numbers;
  for (ShapeSet& question : questions) numbers.push_back(number(std::move(question)));
  for (size_t i = frame.first; i < parts_.size(); ++i) {
    size_t index = i - frame.first;
    parts_[i].asked = numbers[is_map ? index % 2 : index];
  }
}

void Membership::ask_alternative(const Alternative& alternative, Value value, std::vector<ShapeSet>& questions) const {
  if (alternative.form != form_of(value.kind())) return;
  for (const Alternative::Association& association : alternative.associations) {
    questions[0].push_back(association.key);
    questions[1].push_back(association.value);
  }
  if (alternative.form == Form::Map || alternative.any_arity || alternative.fields.size() != questions.size()) return;
  if (has_other_tag(alternative, value)) return;
  for (size_t i = 0; i < questions.size(); ++i) questions[i].push_back(alternative.fields[i]);
}

// Of a union of many tuples most are out as soon as the symbols that they begin with are looked at.
bool Membership::has_other_tag(const Alternative& alternative, Value value) const {
  constexpr uint32_t most_tags = 2;
  if (!value.is(Kind::Tuple)) return false;
  for (uint32_t i = 0; i < std::min(most_tags, value.arity()) && value.elements()[i].is(Kind::Symbol); ++i) {
    ShapeId tag = alternative.fields[i];
    if (shapes_.is_everything(tag)) continue;
    const std::vector<Alternative>& all = shapes_.all_alternatives(tag);
    if (all.size() == 1 && !scalar_fits(all[0], value.elements()[i])) return true;
  }
  return false;
}

SetId Membership::close(const Frame& frame) {
  ShapeSet held;
  for (ShapeId shape : set(frame.asked)) {
    auto fit = [&](const Alternative& alternative) { return fits(alternative, frame); };
    if (shapes_.is_everything(shape) || std::ranges::any_of(shapes_.all_alternatives(shape), fit)) {
      held.push_back(shape);
    }
  }
  return number(std::move(held));
}

bool Membership::fits(const Alternative& alternative, const Frame& frame) const {
  if (alternative.form != form_of(frame.value.kind())) return false;
  if (alternative.form == Form::Map) return map_fits(alternative, frame);
  if (alternative.any_arity) return true;
  if (alternative.fields.size() != parts_.size() - frame.first) return false;
  for (size_t i = 0; i < alternative.fields.size(); ++i) {
    if (!holds(parts_[frame.first + i].held, alternative.fields[i])) return false;
  }
  return true;
}

// Of the associations that a key is of, the first one counts.
bool Membership::map_fits(const Alternative& alternative, const Frame& frame) const {
  const auto& associations = alternative.associations;
  for (size_t i = frame.first; i < parts_.size(); i += 2) {
    auto of_key = [&](const auto& association) { return holds(parts_[i].held, association.key); };
    auto found = std::ranges::find_if(associations, of_key);
    if (found == associations.end() || !holds(parts_[i + 1].held, found->value)) return false;
  }
  for (const Alternative::Association& association : associations) {
    bool is_there = !association.mandatory;
    for (size_t i = frame.first; i < parts_.size() && !is_there; i += 2) {
      is_there = holds(parts_[i].held, association.key) && holds(parts_[i + 1].held, association.value);
    }
    if (!is_there) return false;
  }
  return true;
}

} // namespace

bool shape_contains(ShapeTable& shapes, ShapeId shape, Value value) {
  return Membership(shapes).contains(shape, value);
}

} // namespace assay::input
