// erlang:phash: each leaf is multiplied into one word by a prime that depends on its kind. Older than phash2, and what
// dict and sets choose their slots by.

#include "lang/erlang/values/old_hash.h"

#include <vector>

#include "core/integer.h"
#include "core/object.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/values/atom_hash.h"
#include "lang/erlang/values/portable_hash.h"

namespace assay::erlang {

namespace {

// Primes just above 2^28, numbered as erl's sources do.
constexpr uint32_t prime_1 = 268440163;
constexpr uint32_t prime_2 = 268439161;
constexpr uint32_t prime_3 = 268435459;
constexpr uint32_t prime_4 = 268436141;
constexpr uint32_t prime_6 = 268437017;
constexpr uint32_t prime_8 = 268437511;
constexpr uint32_t prime_9 = 268439627;
constexpr uint32_t prime_11 = 268440577;
constexpr uint32_t prime_12 = 268440581;
constexpr uint32_t prime_13 = 268440593;
constexpr uint32_t prime_14 = 268440611;

class OldHasher {
 public:
  explicit OldHasher(Context& context) : context_(context) {}
  uint32_t run(Value term);

 private:
  enum class Task : uint8_t { Term, Tail, ListEnd, TupleEnd };
  struct Pending {
    Task task;
    Value term;
  };

  void step(uint32_t amount, uint32_t prime) { hash_ = hash_ * prime + amount; }
  void four_bytes(uint32_t word, uint32_t prime) {
    for (int i = 0; i < 4; ++i) step(word >> (i * 8) & 0xff, prime);
  }
  void push(Task task, Value term) { stack_.push_back({task, term}); }

  void term(Value value);
  void integer(Value value);
  void list(Value value);
  void bits(const BitsObject& value);

  Context& context_;
  uint32_t hash_ = 0;
  std::vector<Pending> stack_;
};

// Eight bytes a limb; of the last limb only four if the others are zero.
void OldHasher::integer(Value value) {
  IntegerView view = view_integer(value);
  std::span<const uint64_t> limbs = view.magnitude();
  for (size_t i = 0; i < limbs.size(); ++i) {
    four_bytes(static_cast<uint32_t>(limbs[i]), prime_2);
    if (i + 1 < limbs.size() || limbs[i] >> 32 != 0) four_bytes(static_cast<uint32_t>(limbs[i] >> 32), prime_2);
  }
  if (limbs.empty()) four_bytes(0, prime_2);
  hash_ *= view.sign() < 0 ? prime_4 : prime_3;
}

void OldHasher::list(Value value) {
  while (value.is(Kind::Cons)) {
    Value head = value.as_cons()->head;
    if (!head.is(Kind::Integer) || head.as_integer() < 0 || head.as_integer() > 255) break;
    step(static_cast<uint32_t>(head.as_integer()), prime_2);
    value = value.as_cons()->tail;
  }
  if (value.is(Kind::Cons)) {
    push(Task::Tail, value.as_cons()->tail);
    push(Task::Term, value.as_cons()->head);
  } else {
    push(Task::ListEnd, Value());
    push(Task::Term, value);
  }
}

void OldHasher::bits(const BitsObject& value) {
  auto byte_at = [&](uint64_t start, uint64_t count) {
    uint32_t byte = 0;
    for (uint64_t i = start; i < start + count; ++i) {
      uint64_t from = value.offset + i;
      byte = byte << 1 | (value.bytes[from / 8] >> (7 - from % 8) & 1);
    }
    return byte;
  };
  uint64_t whole = value.size / 8;
  for (uint64_t i = 0; i < whole; ++i) step(byte_at(i * 8, 8), prime_1);
  if (auto rest = static_cast<uint32_t>(value.size % 8)) {
    step(byte_at(whole * 8, rest), prime_1);
    step(rest, prime_12);
  }
  step(static_cast<uint32_t>(whole), prime_4);
}

void OldHasher::term(Value value) {
  switch (value.kind()) {
    case Kind::Nil: return step(1, prime_3);
    case Kind::Symbol: return step(atom_hash(value.as_symbol().text()), prime_1);
    case Kind::Integer:
    case Kind::BigInteger: return integer(value);
    case Kind::Float: {
      uint64_t image = value.as_float() == 0 ? 0 : value.payload();
      return step(static_cast<uint32_t>(image) ^ static_cast<uint32_t>(image >> 32), prime_6);
    }
    case Kind::Bits: return bits(*value.as_bits());
    case Kind::Cons: return list(value);
    case Kind::Tuple:
      push(Task::TupleEnd, value);
      for (uint32_t i = value.arity(); i-- > 0;) push(Task::Term, value.elements()[i]);
      return;
    case Kind::Map: return step(prime_14 + portable_hash(context_, value), prime_13);
    case Kind::FunctionName: {
      FunctionName name = split_function_name(value.as_symbol());
      step(name.arity, prime_11);
      step(atom_hash(name.module), prime_1);
      return step(atom_hash(name.function), prime_1);
    }
    default: context_.unsupported("erlang:phash/2 of a closure, pid or reference"); return;
  }
}

uint32_t OldHasher::run(Value value) {
  push(Task::Term, value);
  uint64_t visited = 0;
  while (!stack_.empty()) {
    // Shared parts can make a small term an endless one; what is visited counts against the budget of bytes.
    if (++visited > context_.budget().heap_bytes) {
      context_.end(Ending::HeapSpent);
      return 0;
    }
    Pending next = stack_.back();
    stack_.pop_back();
    switch (next.task) {
      case Task::Term: term(next.term); break;
      case Task::Tail:
        if (next.term.is(Kind::Cons)) {
          list(next.term);
        } else {
          push(Task::ListEnd, Value());
          push(Task::Term, next.term);
        }
        break;
      case Task::ListEnd: hash_ *= prime_8; break;
      case Task::TupleEnd: step(next.term.arity(), prime_9); break;
    }
  }
  return hash_;
}

} // namespace

uint32_t old_hash(Context& context, Value term) { return OldHasher(context).run(term); }

} // namespace assay::erlang
