// erlang:phash2/1,2 and erlang:phash/2.

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/old_hash.h"
#include "lang/erlang/values/portable_hash.h"

namespace assay::erlang {
namespace {

Value finish(Context& context, uint64_t hash) {
  return context.has_ended() ? Value::fault() : Value::integer(static_cast<int64_t>(hash));
}

Value phash2(Context& context, const Value* arguments) {
  return finish(context, portable_hash(context, arguments[0]) & ((1u << 27) - 1));
}

bool is_range(Value range) {
  return range.is(Kind::Integer) && range.as_integer() >= 1 && range.as_integer() <= int64_t{1} << 32;
}

// Counts from 1.
Value phash(Context& context, const Value* arguments) {
  if (!is_range(arguments[1])) return badarg(context);
  return finish(context, 1 + old_hash(context, arguments[0]) % static_cast<uint64_t>(arguments[1].as_integer()));
}

Value phash2_range(Context& context, const Value* arguments) {
  Value range = arguments[1];
  if (!is_range(range)) return badarg(context);
  return finish(context, portable_hash(context, arguments[0]) % static_cast<uint64_t>(range.as_integer()));
}

} // namespace

void register_hashes(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "badarg");
  add("erlang:phash/2", 2, phash);
  add("erlang:phash2/1", 1, phash2, "");
  add("erlang:phash2/2", 2, phash2_range);
}

} // namespace assay::erlang
