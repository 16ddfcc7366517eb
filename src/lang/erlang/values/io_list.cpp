#include "lang/erlang/values/io_list.h"

#include <optional>

#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"

namespace assay::erlang {

std::optional<uint64_t> io_list_size(Context& context, Value list, Leaves leaves) {
  uint64_t size = 0;
  WalkResult result = walk_io_list(
      context, list,
      [&](Value integer) {
        size += 8;
        return integer.is(Kind::Integer) && integer.payload() <= 255;
      },
      [&](const BitsObject& bits) {
        size += bits.size;
        return leaves == Leaves::AnyBits || is_whole_bytes(bits);
      });
  if (result == WalkResult::Done) return size;
  if (result == WalkResult::Bad) badarg(context);
  return std::nullopt;
}

Value flatten_io_list(Context& context, Value list, Leaves leaves) {
  auto size = io_list_size(context, list, leaves);
  if (!size || !context.can_allocate(*size / 8)) return Value::fault();
  Arena& arena = context.arena();
  auto* bytes = arena.allocate_array<uint8_t>((*size + 7) / 8);
  uint64_t position = 0;
  walk_io_list(
      context, list,
      [&](Value integer) {
        if (position % 8 == 0) {
          bytes[position / 8] = static_cast<uint8_t>(integer.payload());
        } else {
          store_bits(bytes, position, 8, integer.payload());
        }
        position += 8;
        return true;
      },
      [&](const BitsObject& bits) {
        copy_bits(bytes, position, bits.bytes, bits.offset, bits.size);
        position += bits.size;
        return true;
      });
  return Value::bits(arena.create<BitsObject>(bytes, uint64_t{0}, *size, nullptr));
}

} // namespace assay::erlang
