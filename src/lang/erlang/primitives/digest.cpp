// md5, crc32 and adler32 of iodata.

#include <algorithm>
#include <cstring>

#include "base/md5.h"
#include "core/integer.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/digest.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/io_list.h"

namespace assay::erlang {

namespace {

// The bytes of iodata; nothing if it is none (badarg was raised) or the run has ended.
std::optional<std::vector<uint8_t>> io_bytes(Context& context, Value data) {
  std::vector<uint8_t> bytes;
  auto append_bits = [&](const BitsObject& bits) {
    if (!is_whole_bytes(bits)) return false;
    auto part = aligned_bytes(context.arena(), bits);
    bytes.insert(bytes.end(), part.begin(), part.end());
    return true;
  };
  auto append_integer = [&](Value integer) {
    if (!integer.is(Kind::Integer) || integer.as_integer() < 0 || integer.as_integer() > 255) return false;
    bytes.push_back(static_cast<uint8_t>(integer.as_integer()));
    return true;
  };
  WalkResult result = walk_io_list(context, data, append_integer, append_bits);
  if (result == WalkResult::Done) return bytes;
  if (result == WalkResult::Bad) badarg(context);
  return std::nullopt;
}

Value binary_of(Context& context, std::span<const uint8_t> bytes) {
  return make_bits(context.arena(), bytes, bytes.size() * 8);
}

Value md5(Context& context, const Value* arguments) {
  auto bytes = io_bytes(context, arguments[0]);
  if (!bytes) return Value::fault();
  Md5 digest;
  digest.update(*bytes);
  return binary_of(context, digest.finish());
}

static_assert(sizeof(Md5) == 88 && std::is_trivially_copyable_v<Md5>); // as large as erl's own

Value context_value(Context& context, const Md5& digest) {
  uint8_t bytes[sizeof(Md5)];
  std::memcpy(bytes, &digest, sizeof(Md5));
  return binary_of(context, bytes);
}

std::optional<Md5> context_of(Context& context, Value value) {
  if (!is_binary(value) || value.as_bits()->size != sizeof(Md5) * 8) return std::nullopt;
  Md5 digest;
  std::memcpy(&digest, aligned_bytes(context.arena(), *value.as_bits()).data(), sizeof(Md5));
  return digest;
}

Value md5_init(Context& context, const Value*) { return context_value(context, Md5()); }

Value md5_update(Context& context, const Value* arguments) {
  auto digest = context_of(context, arguments[0]);
  if (!digest) return badarg(context);
  auto bytes = io_bytes(context, arguments[1]);
  if (!bytes) return Value::fault();
  digest->update(*bytes);
  return context_value(context, *digest);
}

Value md5_final(Context& context, const Value* arguments) {
  auto digest = context_of(context, arguments[0]);
  return digest ? binary_of(context, digest->finish()) : badarg(context);
}

std::optional<uint32_t> word_of(Value value) {
  if (!value.is(Kind::Integer) || value.as_integer() < 0 || value.as_integer() > int64_t{UINT32_MAX}) {
    return std::nullopt;
  }
  return static_cast<uint32_t>(value.as_integer());
}

template <uint32_t (*checksum)(std::span<const uint8_t>, uint32_t), uint32_t start>
Value sum_of(Context& context, const Value* arguments) {
  auto bytes = io_bytes(context, arguments[0]);
  return bytes ? Value::integer(checksum(*bytes, start)) : Value::fault();
}

template <uint32_t (*checksum)(std::span<const uint8_t>, uint32_t)>
Value sum_from(Context& context, const Value* arguments) {
  auto start = word_of(arguments[0]);
  if (!start) return badarg(context);
  auto bytes = io_bytes(context, arguments[1]);
  return bytes ? Value::integer(checksum(*bytes, *start)) : Value::fault();
}

template <uint32_t (*combine)(uint32_t, uint32_t, uint64_t)>
Value combined(Context& context, const Value* arguments) {
  auto first = word_of(arguments[0]);
  auto second = word_of(arguments[1]);
  auto length = word_of(arguments[2]);
  return first && second && length ? Value::integer(combine(*first, *second, *length)) : badarg(context);
}

} // namespace

void register_digests(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "badarg");
  add("erlang:md5/1", 1, md5);
  add("erlang:md5_init/0", 0, md5_init);
  add("erlang:md5_update/2", 2, md5_update);
  add("erlang:md5_final/1", 1, md5_final);
  add("erlang:crc32/1", 1, sum_of<crc32, 0>);
  add("erlang:crc32/2", 2, sum_from<crc32>);
  add("erlang:crc32_combine/3", 3, combined<crc32_combine>);
  add("erlang:adler32/1", 1, sum_of<adler32, 1>);
  add("erlang:adler32/2", 2, sum_from<adler32>);
  add("erlang:adler32_combine/3", 3, combined<adler32_combine>);
}

} // namespace assay::erlang
