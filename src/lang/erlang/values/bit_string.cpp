#include "lang/erlang/values/bit_string.h"

#include <algorithm>
#include <cstring>

namespace assay::erlang {

uint64_t load_bits(const uint8_t* bytes, uint64_t offset, uint32_t count) {
  if (count == 0) return 0;
  const uint8_t* at = bytes + offset / 8;
  uint32_t skip = static_cast<uint32_t>(offset % 8);
  // The first byte without the bits before the field, then whole bytes, then what is too much goes.
  uint64_t number = *at & (0xffu >> skip);
  uint32_t have = 8 - skip;
  if (have >= count) return number >> (have - count);
  while (have + 8 <= count) {
    number = number << 8 | *++at;
    have += 8;
  }
  uint32_t missing = count - have;
  if (missing != 0) number = number << missing | static_cast<uint64_t>(*++at >> (8 - missing));
  return number;
}

void store_bits(uint8_t* bytes, uint64_t offset, uint32_t count, uint64_t number) {
  uint8_t* at = bytes + offset / 8;
  uint32_t skip = static_cast<uint32_t>(offset % 8);
  while (count > 0) {
    uint32_t here = std::min(8 - skip, count);
    uint32_t after = 8 - skip - here;
    uint32_t mask = (0xffu >> (8 - here)) << after;
    uint32_t field = static_cast<uint32_t>(number >> (count - here)) << after;
    *at = static_cast<uint8_t>((*at & ~mask) | (field & mask));
    ++at;
    count -= here;
    skip = 0;
  }
}

void copy_bits(uint8_t* to, uint64_t to_offset, const uint8_t* from, uint64_t from_offset, uint64_t count) {
  // Up to the target's next byte, so that whole bytes can follow.
  uint64_t first = std::min(count, (8 - to_offset % 8) % 8);
  if (first != 0) {
    uint32_t bits = static_cast<uint32_t>(first);
    store_bits(to, to_offset, bits, load_bits(from, from_offset, bits));
    to_offset += first;
    from_offset += first;
    count -= first;
  }
  uint64_t whole = count / 8;
  if (whole != 0) {
    uint8_t* target = to + to_offset / 8;
    const uint8_t* source = from + from_offset / 8;
    uint32_t shift = static_cast<uint32_t>(from_offset % 8);
    if (shift == 0) {
      std::memcpy(target, source, whole);
    } else {
      for (uint64_t i = 0; i < whole; ++i) {
        target[i] = static_cast<uint8_t>(source[i] << shift | source[i + 1] >> (8 - shift));
      }
    }
    to_offset += whole * 8;
    from_offset += whole * 8;
    count -= whole * 8;
  }
  if (count != 0) {
    uint32_t bits = static_cast<uint32_t>(count);
    store_bits(to, to_offset, bits, load_bits(from, from_offset, bits));
  }
}

namespace {

// Of the first `count` bits.
std::strong_ordering compare_fields(const BitsObject& left, const BitsObject& right, uint64_t count) {
  uint64_t done = 0;
  if (left.offset % 8 == 0 && right.offset % 8 == 0 && count >= 8) {
    int order = std::memcmp(left.bytes + left.offset / 8, right.bytes + right.offset / 8, count / 8);
    if (order != 0) return order <=> 0;
    done = count / 8 * 8;
  }
  while (done < count) {
    uint32_t here = static_cast<uint32_t>(std::min<uint64_t>(64, count - done));
    uint64_t one = load_bits(left.bytes, left.offset + done, here);
    uint64_t other = load_bits(right.bytes, right.offset + done, here);
    if (one != other) return one <=> other;
    done += here;
  }
  return std::strong_ordering::equal;
}

// Room for so many bits, at least; doubled, so that growing bit by bit stays linear.
uint64_t capacity_for(uint64_t needed_bits) {
  constexpr uint64_t least = 32 * 8;
  return std::max(least, (needed_bits + 7) / 8 * 8 * 2);
}

} // namespace

std::strong_ordering compare_bits(const BitsObject& left, const BitsObject& right) {
  std::strong_ordering order = compare_fields(left, right, std::min(left.size, right.size));
  return order != 0 ? order : left.size <=> right.size;
}

bool equal_bits(const BitsObject& left, const BitsObject& right) {
  return left.size == right.size && compare_fields(left, right, left.size) == 0;
}

Value bits_part(Arena& arena, const BitsObject& bits, uint64_t start, uint64_t size) {
  return Value::bits(arena.create<BitsObject>(bits.bytes, bits.offset + start, size, bits.buffer));
}

BitsObject* extend_bits(Context& context, const BitsObject& bits, uint64_t extra) {
  Arena& arena = context.arena();
  uint64_t end = bits.offset + bits.size;
  BitsBuffer* buffer = bits.buffer;
  if (buffer != nullptr && end == buffer->used_bits && extra <= buffer->capacity_bits - end) {
    buffer->used_bits = end + extra;
    return arena.create<BitsObject>(bits.bytes, bits.offset, bits.size + extra, buffer);
  }
  // A quarter of all there is can be counted in bits without overflow, and no budget reaches so far.
  if (extra > uint64_t{1} << 61) {
    context.can_allocate(extra / 8);
    return nullptr;
  }
  uint64_t capacity = capacity_for(bits.size + extra);
  if (!context.can_allocate(capacity / 8)) return nullptr;
  auto* bytes = arena.allocate_array<uint8_t>(capacity / 8);
  copy_bits(bytes, 0, bits.bytes, bits.offset, bits.size);
  buffer = arena.create<BitsBuffer>(bytes, capacity, bits.size + extra);
  return arena.create<BitsObject>(bytes, uint64_t{0}, bits.size + extra, buffer);
}

std::span<const uint8_t> aligned_bytes(Arena& arena, const BitsObject& bits) {
  uint64_t count = bits.size / 8;
  if (count == 0) return {};
  if (bits.offset % 8 == 0) return {bits.bytes + bits.offset / 8, count};
  auto* bytes = arena.allocate_array<uint8_t>(count);
  copy_bits(bytes, 0, bits.bytes, bits.offset, count * 8);
  return {bytes, count};
}

std::optional<std::string_view> binary_text(Arena& arena, Value value) {
  if (!is_binary(value)) return std::nullopt;
  std::span<const uint8_t> bytes = aligned_bytes(arena, *value.as_bits());
  return std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

Value bits_of_bytes(Arena& arena, const uint8_t* bytes, uint64_t count) {
  return Value::bits(arena.create<BitsObject>(bytes, uint64_t{0}, count * 8, nullptr));
}

Value binary_of_text(Arena& arena, std::string_view text) {
  std::string_view copy = arena.copy_text(text);
  return bits_of_bytes(arena, reinterpret_cast<const uint8_t*>(copy.data()), copy.size());
}

} // namespace assay::erlang
