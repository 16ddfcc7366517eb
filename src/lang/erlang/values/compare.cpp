// Start at `Comparison::run`: a loop over a stack of pairs that are still to be compared. Pairs of leaves are decided
// on the spot, so most comparisons never touch that stack; what lies deeper waits there, never on the C++ stack.

#include "lang/erlang/values/compare.h"

#include <memory>
#include <unordered_set>
#include <vector>

#include "base/hash.h"
#include "core/integer.h"
#include "core/module.h"
#include "input/canonical_function.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/opaque.h"

namespace assay::erlang {

namespace {

enum class Numbers : uint8_t { ByValue, IntegersFirst };

// Where each kind stands in the order of terms.
enum Rank : int { Number, Atom, Reference, Fun, Port, Pid, Tuple, Map, Nil, List, BitString, Other };

Rank rank_of(Value value) {
  switch (value.kind()) {
    case Kind::Integer:
    case Kind::BigInteger:
    case Kind::Float: return Number;
    case Kind::Symbol: return Atom;
    case Kind::Closure:
    case Kind::FunctionName: return Fun;
    case Kind::Tuple: return Tuple;
    case Kind::Map: return Map;
    case Kind::Nil: return Nil;
    case Kind::Cons: return List;
    case Kind::Bits: return BitString;
    case Kind::Opaque:
      if (is_reference(value)) return Reference;
      if (is_port(value)) return Port;
      if (is_pid(value)) return Pid;
      return Other;
    default: return Other;
  }
}

template <typename Scalar>
int order(Scalar left, Scalar right) {
  return left < right ? -1 : right < left ? 1 : 0;
}

int compare_numbers(Value left, Value right, Numbers numbers) {
  bool left_float = left.is(Kind::Float);
  bool right_float = right.is(Kind::Float);
  if (left_float && right_float) return order(left.as_float(), right.as_float());
  if (!left_float && !right_float) return compare_integers(left, right);
  if (numbers == Numbers::IntegersFirst) return left_float ? 1 : -1;
  if (left_float) return -assay::compare(view_integer(right), left.as_float());
  return assay::compare(view_integer(left), right.as_float());
}

int compare_text(std::string_view left, std::string_view right) { return left.compare(right); }

// The bytes of UTF-8 are in the order of the code points they encode.
int compare_atoms(Value left, Value right) {
  return left.same(right) ? 0 : compare_text(left.as_symbol().text(), right.as_symbol().text());
}

int compare_function_names(Value left, Value right) {
  FunctionName one = split_function_name(left.as_symbol());
  FunctionName other = split_function_name(right.as_symbol());
  if (int result = compare_text(one.module, other.module)) return result;
  if (int result = compare_text(one.function, other.function)) return result;
  return order(one.arity, other.arity);
}

// By where they stand in the source: erl has an order of its own, of which programs can't know more.
int compare_functions(const core::Function& left, const core::Function& right) {
  if (&left == &right) return 0;
  if (int result = compare_text(left.module->name.text(), right.module->name.text())) return result;
  if (int result = order(left.place.line, right.place.line)) return result;
  if (int result = order(left.place.column, right.place.column)) return result;
  return compare_text(left.name.text(), right.name.text());
}

// Function inputs: no two of them are equal. The same part of the input is in the same place in every run.
int compare_inputs(const CanonicalFunction* left, const CanonicalFunction* right) {
  if (left == nullptr || right == nullptr) return left == nullptr ? -1 : 1;
  if (left->cell != right->cell) return order(left->cell, right->cell);
  return order(reinterpret_cast<uintptr_t>(left), reinterpret_cast<uintptr_t>(right));
}

bool is_structure(Value value) {
  return value.is(Kind::Cons) || value.is(Kind::Tuple) || value.is(Kind::Map) || value.is(Kind::Closure);
}

class Comparison {
 public:
  int run(Value left, Value right, Numbers numbers);

 private:
  enum class Over : uint8_t { Elements, Keys, Values };
  using Entries = std::vector<MapEntry>;
  // Two sequences of equally many elements, to be compared from `index` on: arrays of values, or of entries of maps.
  struct Pending {
    Over over;
    Numbers numbers;
    uint64_t index;
    uint64_t count;
    const void* left;
    const void* right;
    // Trees are laid out flat while they are compared.
    std::shared_ptr<Entries> left_entries = nullptr;
    std::shared_ptr<Entries> right_entries = nullptr;
  };

  // Each gives zero for what is equal so far; what has to wait for something else is on the stack then.
  int step(Value left, Value right, Numbers numbers);
  int compare_elements(const Value* left, const Value* right, uint64_t count, Numbers numbers);
  int compare_lists(const ConsObject* left, const ConsObject* right, Numbers numbers);
  int compare_maps(const MapObject& left, const MapObject& right, Numbers numbers);
  int compare_closures(ClosureObject* left, ClosureObject* right, Numbers numbers);
  void push(const Value* left, const Value* right, uint64_t index, uint64_t count, Numbers numbers) {
    stack_.push_back({Over::Elements, numbers, index, count, left, right});
  }

  // Pairs that were met before and need not be compared again: if anything about one is different, the comparison that
  // is under way finds it. Closures can hold themselves, so without this it would not end; and terms can share parts so
  // that a small one unfolds to an endless one, so after many steps all structures are remembered.
  struct Met {
    uint64_t left;
    uint64_t right;
    Numbers numbers;
    bool operator==(const Met&) const = default;
  };
  struct HashOfMet {
    size_t operator()(const Met& pair) const {
      return hash_combine(pair.left, pair.right ^ static_cast<uint64_t>(pair.numbers));
    }
  };
  static constexpr uint64_t many_steps = uint64_t{1} << 20;
  bool is_new(Value left, Value right, Numbers numbers) {
    return met_.insert({left.payload(), right.payload(), numbers}).second;
  }

  std::vector<Pending> stack_;
  uint64_t steps_ = 0;
  std::unordered_set<Met, HashOfMet> met_;
};

int Comparison::compare_elements(const Value* left, const Value* right, uint64_t count, Numbers numbers) {
  for (uint64_t i = 0; i < count; ++i) {
    if (is_structure(left[i]) && is_structure(right[i])) {
      push(left, right, i, count, numbers);
      return 0;
    }
    if (int result = step(left[i], right[i], numbers)) return result;
  }
  return 0;
}

int Comparison::compare_lists(const ConsObject* left, const ConsObject* right, Numbers numbers) {
  for (;;) {
    if (is_structure(left->head) && is_structure(right->head)) {
      push(&left->tail, &right->tail, 0, 1, numbers);
      push(&left->head, &right->head, 0, 1, numbers);
      return 0;
    }
    if (int result = step(left->head, right->head, numbers)) return result;
    if (!left->tail.is(Kind::Cons) || !right->tail.is(Kind::Cons)) return step(left->tail, right->tail, numbers);
    left = left->tail.as_cons();
    right = right->tail.as_cons();
    if (left == right) return 0;
  }
}

int Comparison::compare_closures(ClosureObject* left, ClosureObject* right, Numbers numbers) {
  const CanonicalFunction* left_input = canonical_function_of(Value::closure(left));
  const CanonicalFunction* right_input = canonical_function_of(Value::closure(right));
  if (left_input != nullptr || right_input != nullptr) return compare_inputs(left_input, right_input);
  if (int result = compare_functions(*left->function, *right->function)) return result;
  if (left->count == 0 || !is_new(Value::closure(left), Value::closure(right), numbers)) return 0;
  return compare_elements(left->captures(), right->captures(), left->count, numbers);
}

// Smaller maps first, then all keys, then all values.
int Comparison::compare_maps(const MapObject& left, const MapObject& right, Numbers numbers) {
  if (left.size != right.size) return order(left.size, right.size);
  if (left.size == 0) return 0;
  auto flat = [](const MapObject& map, std::shared_ptr<Entries>& entries) -> const void* {
    if (map.entries != nullptr) return map.entries;
    entries = std::make_shared<Entries>();
    entries->reserve(map.size);
    visit_map(map, [&](const MapEntry& entry) {
      entries->push_back(entry);
      return true;
    });
    return entries->data();
  };
  Pending values{Over::Values, numbers, 0, left.size, nullptr, nullptr};
  values.left = flat(left, values.left_entries);
  values.right = flat(right, values.right_entries);
  Pending keys = values;
  keys.over = Over::Keys;
  keys.numbers = Numbers::IntegersFirst;
  stack_.push_back(std::move(values));
  stack_.push_back(std::move(keys));
  return 0;
}

int Comparison::step(Value left, Value right, Numbers numbers) {
  if (left.same(right)) return 0;
  Rank rank = rank_of(left);
  if (int result = order(static_cast<int>(rank), static_cast<int>(rank_of(right)))) return result;
  switch (rank) {
    case Number: return compare_numbers(left, right, numbers);
    case Atom: return compare_atoms(left, right);
    case Fun:
      if (left.kind() != right.kind()) return left.is(Kind::Closure) ? -1 : 1;
      if (left.is(Kind::FunctionName)) return compare_function_names(left, right);
      return compare_closures(left.as_closure(), right.as_closure(), numbers);
    case Reference:
    case Port:
    case Pid: return order(left.as_opaque()->number, right.as_opaque()->number);
    case Tuple:
      if (left.arity() != right.arity()) return order(left.arity(), right.arity());
      return compare_elements(left.elements(), right.elements(), left.arity(), numbers);
    case Map: return compare_maps(*left.as_map(), *right.as_map(), numbers);
    case List: return compare_lists(left.as_cons(), right.as_cons(), numbers);
    case BitString: {
      auto result = compare_bits(*left.as_bits(), *right.as_bits());
      return result < 0 ? -1 : result > 0 ? 1 : 0;
    }
    case Nil: return 0;
    case Other: break;
  }
  // What no program holds in its hands (raw stacks), by identity.
  return order(left.payload(), right.payload());
}

int Comparison::run(Value left, Value right, Numbers numbers) {
  if (int result = step(left, right, numbers)) return result;
  while (!stack_.empty()) {
    Pending& top = stack_.back();
    Value next_left;
    Value next_right;
    Numbers mode = top.numbers;
    uint64_t index = top.index++;
    if (top.over == Over::Elements) {
      next_left = static_cast<const Value*>(top.left)[index];
      next_right = static_cast<const Value*>(top.right)[index];
    } else {
      const MapEntry& left_entry = static_cast<const MapEntry*>(top.left)[index];
      const MapEntry& right_entry = static_cast<const MapEntry*>(top.right)[index];
      next_left = top.over == Over::Keys ? left_entry.key : left_entry.value;
      next_right = top.over == Over::Keys ? right_entry.key : right_entry.value;
    }
    // The last one leaves the stack before it is compared: tails of lists don't pile up.
    if (top.index == top.count) stack_.pop_back();
    bool remember = ++steps_ > many_steps && is_structure(next_left) && !next_left.is(Kind::Closure);
    if (remember && !is_new(next_left, next_right, mode)) continue;
    if (int result = step(next_left, next_right, mode)) return result;
  }
  return 0;
}

} // namespace

int compare(Value left, Value right) { return Comparison().run(left, right, Numbers::ByValue); }

int compare_keys(Value left, Value right) { return Comparison().run(left, right, Numbers::IntegersFirst); }

bool exactly_equal(Value left, Value right) {
  if (left.same(right)) return true;
  // Different immediates of one kind; 0.0 and -0.0 are equal in OTP 25.
  if (left.is(Kind::Symbol) || left.is(Kind::Integer) || left.is(Kind::Nil)) return false;
  if (left.kind() != right.kind()) return false;
  return compare_keys(left, right) == 0;
}

bool equal(Value left, Value right) {
  if (left.same(right)) return true;
  if (left.is(Kind::Symbol) || left.is(Kind::Nil)) return false;
  return compare(left, right) == 0;
}

} // namespace assay::erlang
