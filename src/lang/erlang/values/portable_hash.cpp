#include "lang/erlang/values/portable_hash.h"

#include <bit>
#include <span>
#include <vector>

#include "core/integer.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/values/atom_hash.h"
#include "lang/erlang/values/bit_string.h"

namespace assay::erlang {
namespace {

// Kinds of terms are told apart by multiples of the golden ratio.
constexpr uint32_t golden = 0x9e3779b9u;
constexpr uint32_t seed_nil = golden * 2, seed_atom = golden * 3, seed_string = golden * 4, seed_tuple = golden * 9,
                   seed_negative = golden * 10, seed_positive = golden * 11, seed_float = golden * 12,
                   seed_bits = golden * 13, seed_external = golden * 14, seed_last_bits = golden * 15,
                   seed_map = golden * 16, seed_pairs = golden * 19;
constexpr uint32_t lone_nil = 3468870702u;

struct Mixed {
  uint32_t a, b, c;
};

Mixed mix(uint32_t a, uint32_t b, uint32_t c) {
  a = (a - b - c) ^ (c >> 13);
  b = (b - c - a) ^ (a << 8);
  c = (c - a - b) ^ (b >> 13);
  a = (a - b - c) ^ (c >> 12);
  b = (b - c - a) ^ (a << 16);
  c = (c - a - b) ^ (b >> 5);
  a = (a - b - c) ^ (c >> 3);
  b = (b - c - a) ^ (a << 10);
  c = (c - a - b) ^ (b >> 15);
  return {a, b, c};
}

uint32_t mix_in(uint32_t hash, uint32_t seed, uint32_t first, uint32_t second = 0) {
  return mix(seed + first, seed + second, hash).c;
}

uint32_t hash_bytes(std::span<const uint8_t> bytes, uint32_t hash) {
  auto word = [&](size_t at) {
    return uint32_t{bytes[at]} | uint32_t{bytes[at + 1]} << 8 | uint32_t{bytes[at + 2]} << 16 |
           uint32_t{bytes[at + 3]} << 24;
  };
  Mixed mixed = {golden, golden, hash};
  size_t at = 0;
  for (; bytes.size() - at >= 12; at += 12)
    mixed = mix(mixed.a + word(at), mixed.b + word(at + 4), mixed.c + word(at + 8));
  // The lowest byte of the last word is for the length.
  mixed.c += static_cast<uint32_t>(bytes.size());
  for (size_t i = 0; at + i < bytes.size(); ++i) {
    uint32_t byte = bytes[at + i];
    if (i < 4)
      mixed.a += byte << (8 * i);
    else if (i < 8)
      mixed.b += byte << (8 * (i - 4));
    else
      mixed.c += byte << (8 * (i - 7));
  }
  return mix(mixed.a, mixed.b, mixed.c).c;
}

uint32_t hash_integer(Value number, uint32_t hash) {
  constexpr int64_t limit = int64_t{1} << 27;
  if (number.is(Kind::Integer) && number.as_integer() >= -limit && number.as_integer() < limit) {
    auto word = static_cast<uint32_t>(number.as_integer());
    if (number.as_integer() < 0) hash = mix_in(hash, golden, -word);
    return mix_in(hash, golden, word);
  }
  IntegerView view = view_integer(number);
  uint32_t seed = view.sign() < 0 ? seed_negative : seed_positive;
  for (uint64_t limb : view.magnitude())
    hash = mix_in(hash, seed, static_cast<uint32_t>(limb), static_cast<uint32_t>(limb >> 32));
  return hash;
}

uint32_t hash_float(double number, uint32_t hash) {
  auto bits = std::bit_cast<uint64_t>(number == 0.0 ? 0.0 : number);
  return mix_in(hash, seed_float, static_cast<uint32_t>(bits >> 32), static_cast<uint32_t>(bits));
}

uint32_t hash_bits(Context& context, const BitsObject& bits, uint32_t hash) {
  hash += seed_bits;
  if (bits.size == 0) return hash;
  hash = hash_bytes(aligned_bytes(context.arena(), bits), hash);
  auto rest = static_cast<uint32_t>(bits.size % 8);
  if (rest == 0) return hash;
  uint64_t last = load_bits(bits.bytes, bits.offset + bits.size - rest, rest);
  return mix_in(hash, seed_last_bits, rest, static_cast<uint32_t>(last));
}

bool is_byte(Value value) { return value.is(Kind::Integer) && value.as_integer() >= 0 && value.as_integer() < 256; }

// What is still to be done: terms, or the ends of a map's pairs and of the map itself. Terms nest without bound, so
// this is a stack of our own.
struct Step {
  enum class What : uint8_t { Term, PairEnd, MapEnd } what;
  Value term;
  uint32_t hash = 0;  // MapEnd: of what came before the map
  uint32_t pairs = 0; // MapEnd: of the pairs of the map around it
};

class Hasher {
 public:
  explicit Hasher(Context& context) : context_(context) {}

  uint32_t run(Value term) {
    push(term);
    uint64_t visited = 0;
    while (!steps_.empty()) {
      // Shared parts can make a small term an endless one; what is visited counts against the budget of bytes.
      if (++visited > context_.budget().heap_bytes) {
        context_.end(Ending::HeapSpent);
        return 0;
      }
      Step step = steps_.back();
      steps_.pop_back();
      switch (step.what) {
        case Step::What::Term: visit(step.term); break;
        case Step::What::PairEnd:
          pairs_ ^= hash_;
          hash_ = 0;
          break;
        case Step::What::MapEnd:
          hash_ = mix_in(step.hash, seed_pairs, pairs_);
          pairs_ = step.pairs;
          break;
      }
    }
    return hash_;
  }

 private:
  void push(Value term) { steps_.push_back({Step::What::Term, term}); }

  void visit(Value term) {
    switch (term.kind()) {
      case Kind::Integer:
      case Kind::BigInteger: hash_ = hash_integer(term, hash_); break;
      case Kind::Float: hash_ = hash_float(term.as_float(), hash_); break;
      case Kind::Symbol: {
        uint32_t atom = atom_hash(term.as_symbol().text());
        hash_ = hash_ == 0 ? atom : mix_in(hash_, seed_atom, atom);
        break;
      }
      case Kind::Nil: hash_ = hash_ == 0 ? lone_nil : mix_in(hash_, seed_nil, 2); break;
      case Kind::Cons: visit_list(term); break;
      case Kind::Tuple:
        hash_ = mix_in(hash_, seed_tuple, term.arity());
        for (uint32_t i = term.arity(); i-- > 0;) push(term.elements()[i]);
        break;
      case Kind::Map: visit_map_pairs(*term.as_map()); break;
      case Kind::Bits: hash_ = hash_bits(context_, *term.as_bits(), hash_); break;
      case Kind::FunctionName: {
        FunctionName name = split_function_name(term.as_symbol());
        hash_ = mix_in(hash_, golden, term.arity(), atom_hash(name.module));
        hash_ = mix_in(hash_, seed_external, atom_hash(name.function));
        break;
      }
      default: context_.unsupported("erlang:phash2 of a closure, pid or reference"); break;
    }
  }

  void visit_list(Value list) {
    uint32_t word = 0;
    int count = 0;
    while (list.is(Kind::Cons) && is_byte(list.as_cons()->head)) {
      word = (word << 8) + static_cast<uint32_t>(list.as_cons()->head.as_integer());
      if (++count == 4) {
        hash_ = mix_in(hash_, seed_string, word);
        word = 0;
        count = 0;
      }
      list = list.as_cons()->tail;
    }
    if (count > 0) hash_ = mix_in(hash_, seed_string, word);
    if (!list.is(Kind::Cons)) return push(list);
    push(list.as_cons()->tail);
    push(list.as_cons()->head);
  }

  void visit_map_pairs(const MapObject& map) {
    hash_ = mix_in(hash_, seed_map, static_cast<uint32_t>(map.size));
    if (map.size == 0) return;
    steps_.push_back({Step::What::MapEnd, Value(), hash_, pairs_});
    hash_ = 0;
    pairs_ = 0;
    visit_map(map, [&](const MapEntry& entry) {
      steps_.push_back({Step::What::PairEnd, Value()});
      push(entry.value);
      push(entry.key);
      return true;
    });
  }

  Context& context_;
  std::vector<Step> steps_;
  uint32_t hash_ = 0;
  uint32_t pairs_ = 0;
};

} // namespace

uint32_t portable_hash(Context& context, Value term) { return Hasher(context).run(term); }

} // namespace assay::erlang
