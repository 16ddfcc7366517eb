#pragma once
// Walking deep lists of bytes, binaries and lists, in constant stack. Such lists may share parts, so that a short value
// can stand for an endless walk; what is visited counts against the budget of bytes.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/object.h"
#include "machine/context.h"

namespace assay::erlang {

enum class WalkResult : uint8_t {
  Done,
  Bad,    // not such a list
  Stopped // the visitor stopped it, or the budget is spent and the run ended
};

// Calls `on_integer(value)` and `on_bits(object)` for the leaves, left to right; they return whether it is a leaf they
// accept. A tail may be a bit string but no integer.
template <typename OnInteger, typename OnBits>
WalkResult walk_io_list(Context& context, Value list, OnInteger&& on_integer, OnBits&& on_bits) {
  std::vector<Value> pending;
  uint64_t visited = 0;
  Value here = list;
  while (true) {
    if (here.is(Kind::Cons)) {
      if (++visited > context.budget().heap_bytes) {
        context.end(Ending::HeapSpent);
        return WalkResult::Stopped;
      }
      const ConsObject* cell = here.as_cons();
      here = cell->tail;
      Value item = cell->head;
      if (item.is_integer()) {
        if (!on_integer(item)) return WalkResult::Bad;
      } else if (item.is(Kind::Bits)) {
        if (!on_bits(*item.as_bits())) return WalkResult::Bad;
      } else {
        pending.push_back(here);
        here = item;
        if (!here.is(Kind::Cons) && !here.is(Kind::Nil)) return WalkResult::Bad;
      }
      continue;
    }
    if (here.is(Kind::Bits)) {
      if (!on_bits(*here.as_bits())) return WalkResult::Bad;
    } else if (!here.is(Kind::Nil)) {
      return WalkResult::Bad;
    }
    if (pending.empty()) return WalkResult::Done;
    here = pending.back();
    pending.pop_back();
  }
}

enum class Leaves : uint8_t { Bytes, AnyBits };

// The size in bits, or the fault that was raised (badarg) or ended the run.
std::optional<uint64_t> io_list_size(Context& context, Value list, Leaves leaves);
// The leaves of a list (or of a binary itself) one after the other.
Value flatten_io_list(Context& context, Value list, Leaves leaves);

} // namespace assay::erlang
