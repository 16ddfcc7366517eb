// Hashtbl.hash, bit for bit: the order in which a hash table is gone through depends on it.

#include <bit>
#include <deque>

#include "base/md5.h"
#include "lang/ocaml/primitives/known_values.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

// MurmurHash3 as OCaml's runtime has it.
class Mixer {
 public:
  explicit Mixer(uint32_t seed) : state_(seed) {}

  void word(uint32_t data) {
    data *= 0xcc9e2d51;
    data = std::rotl(data, 15);
    data *= 0x1b873593;
    state_ = std::rotl(state_ ^ data, 13) * 5 + 0xe6546b64;
  }
  void number(int64_t value) { word(static_cast<uint32_t>((value >> 32) ^ (value >> 63) ^ value)); }
  void floating(double value) {
    auto bits = std::bit_cast<uint64_t>(value);
    auto high = static_cast<uint32_t>(bits >> 32);
    auto low = static_cast<uint32_t>(bits);
    if (value != value) {
      high = 0x7FF00000;
      low = 1;
    } else if (value == 0) {
      high = 0;
    }
    word(low);
    word(high);
  }
  void text(std::string_view bytes) {
    auto byte = [&](size_t index) { return static_cast<uint32_t>(static_cast<unsigned char>(bytes[index])); };
    size_t i = 0;
    for (; i + 4 <= bytes.size(); i += 4) word(byte(i) | byte(i + 1) << 8 | byte(i + 2) << 16 | byte(i + 3) << 24);
    uint32_t rest = 0;
    for (size_t k = bytes.size(); k-- > i;) rest = rest << 8 | byte(k);
    if (bytes.size() % 4 != 0) word(rest);
    state_ ^= static_cast<uint32_t>(bytes.size());
  }
  uint32_t finish() const {
    uint32_t result = state_;
    result ^= result >> 16;
    result *= 0x85ebca6b;
    result ^= result >> 13;
    result *= 0xc2b2ae35;
    return result ^ result >> 16;
  }

 private:
  uint32_t state_;
};

std::string text_of_bytes(Context& context, Value bytes) {
  ArrayObject* array = readable_bytes(context, bytes);
  std::string text;
  for (uint64_t i = 0; i < array->count; ++i) text.push_back(static_cast<char>(array->elements()[i].as_integer()));
  return text;
}

int64_t tagged(int64_t number) { return static_cast<int64_t>(static_cast<uint64_t>(number) << 1 | 1); }

// A small nativeint has the same on machines of 32 bits.
uint32_t word_of(Symbol type, int64_t number) {
  if (type == names::int32()) return static_cast<uint32_t>(number);
  int64_t mixed = number >> 32 ^ number;
  return static_cast<uint32_t>(type == names::nativeint() ? mixed ^ number >> 63 : mixed);
}

// Meaningful values to look at, blocks to look into at most, seed, value.
Value hash(Context& context, const Value* a) {
  int64_t left = a[0].as_integer();
  auto most = static_cast<size_t>(std::clamp<int64_t>(a[1].as_integer(), 0, 256));
  if (a[1].as_integer() > 256 || a[1].as_integer() < 0) most = 256;
  Mixer mixer(static_cast<uint32_t>(a[2].payload()));
  std::vector<Value> queue = {a[3]};
  for (size_t i = 0; i < queue.size() && left > 0; ++i) {
    Value value = queue[i];
    while (value.is(Kind::Record) && context.readable(value.as_record())->class_name == tag_symbol(forward_tag)) {
      value = context.readable(value.as_record())->fields()[0];
    }
    --left;
    if (value.is(Kind::Integer)) {
      mixer.number(tagged(value.as_integer()));
    } else if (value.is(Kind::Float)) {
      mixer.floating(value.as_float());
    } else if (value.is(Kind::Bits)) {
      mixer.text(string_of(value));
    } else if (is_bytes(value)) {
      mixer.text(text_of_bytes(context, value));
    } else if (is_boxed_integer(value)) {
      mixer.word(word_of(value.as_cons()->head.as_symbol(), boxed_number(value)));
    } else if (value.is(Kind::Closure)) {
      return context.unsupported("the hash of a function");
    } else if (std::optional<Fields> fields = fields_of(context, value)) {
      int64_t tag = tag_of(value);
      if (tag == object_tag) {
        mixer.number(tagged(fields->first[1].as_integer()));
        continue;
      }
      bool holds_floats = value.is(Kind::Array) && fields->count > 0 && fields->first[0].is(Kind::Float);
      if (holds_floats) {
        ++left;
        for (uint64_t k = 0; k < fields->count && left > 0; ++k, --left) mixer.floating(fields->first[k].as_float());
        continue;
      }
      ++left; // a block itself is not meaningful
      mixer.word(static_cast<uint32_t>(fields->count << 10 | static_cast<uint64_t>(tag)));
      for (uint64_t k = 0; k < fields->count && queue.size() < most; ++k) queue.push_back(fields->first[k]);
    } else {
      ++left;
    }
  }
  return integer(mixer.finish() & 0x3FFFFFFF);
}

// String, where to start, how many bytes; the library has checked the bounds.
Value md5(Context& context, const Value* a) {
  std::string_view text = string_of(a[0]);
  if (a[1].payload() > text.size() || a[2].payload() > text.size() - a[1].payload()) return out_of_bounds(context);
  Md5 digest;
  digest.update({reinterpret_cast<const uint8_t*>(text.data()) + a[1].payload(), a[2].payload()});
  std::array<uint8_t, 16> sum = digest.finish();
  return make_string(context.arena(), {reinterpret_cast<const char*>(sum.data()), sum.size()});
}

} // namespace

void register_hash(PrimitiveRegistry& registry) {
  add(registry, "caml_hash", 4, hash, with_known_operands);
  add(registry, "caml_md5_string", 3, md5);
}

} // namespace assay::ocaml
