#pragma once
// The decoded form of a function: a stream of 32-bit words that the interpreter runs. Made from Core when a function is
// first called (machine/decode.h) and kept for the life of the machine.
//
// An operation is its number followed by its words. `source` words name a value: the byte offset of a slot of the
// frame, or that of a literal of the module with the lowest bit set. `slot` words are the byte offset of a slot.
// `target` words are offsets into the stream. `cache` and `primitive` words are indexes into the vectors of Code.
//
//   Move slot source                              Field slot source index
//   MakeCons slot source source                   MakeTuple slot count source…
//   Closure slot function count source…           Fill index source source         Capture slot index
//   Record slot class count source…               Load slot index source           Store index source source
//   Array slot source source                      ArrayLength slot source
//   ArrayLoad slot source source                  ArrayStore source source source
//   Call cache count source… R                    CallIndirect cache source count source… R
//   CallSpread source source R                    CallVirtual selector source count source… R
//        where R is where the results go: their count, then a slot each
//   Primitive1 slot primitive source              Primitive2 slot primitive source source
//   Primitive slot primitive count source…        Add … NotEqual slot primitive source source
//   Clause index                                  Jump target
//   Watch number
//   Branch source target target                   BranchPrimitive1 primitive source target target
//   BranchPrimitive2, BranchLess … primitive source source target target
//   SwitchList source cons-target nil-target else-target
//   SwitchTuple source arity target else-target   SwitchLiteral source literal target else-target
//   SwitchTable source table else-target          SwitchArms source count (test target)… else-target
//        where test is two words: 0 and a literal, 1 and the head of a constructor, 2 and a kind
//   Return source                                 ReturnMany count source…
//   TailCall cache count source…                  TailCallIndirect cache source count source…
//   TailCallSpread source source                  TailCallVirtual selector source count source…
//   Raise source                                  Unreachable

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/module.h"
#include "machine/primitive.h"
#include "machine/switch_arm.h"

namespace assay::machine {

enum class Operation : uint32_t {
#define OPERATION(name, opcode) name,
#include "machine/operation.def"
};

constexpr uint32_t operation_count = 0
#define OPERATION(name, opcode) +1
#include "machine/operation.def"
    ;

core::Opcode opcode_of(Operation operation);

struct Code;

// What a call by name led to last time.
struct CallCache {
  Symbol name;                              // of a direct call
  const core::Function* function = nullptr; // of the closure called last, for an indirect one
  const Code* code = nullptr;
  const Primitive* primitive = nullptr;
};

// A switch on many immediates: the target by payload, apart for symbols and integers.
struct SwitchTable {
  std::unordered_map<uint64_t, uint32_t> symbols;
  std::unordered_map<uint64_t, uint32_t> integers;
  std::vector<SwitchArm> arms; // the same, in the order of the source
};

struct Code {
  // Exceptions in words [begin, end) go to `target`; the exception itself is put into the exception slot.
  struct HandlerRange {
    uint32_t begin;
    uint32_t end;
    uint32_t target;
  };
  struct PlaceEntry {
    uint32_t begin;
    core::Place place;
    core::SiteId site;
  };

  const core::Function* function = nullptr;
  const Value* literals = nullptr;
  uint32_t arity = 0;
  uint32_t slot_count = 0; // of a frame, the decoder's own slots included
  uint32_t exception_slot = 0;
  std::vector<uint32_t> words;
  std::vector<HandlerRange> handlers; // in order
  std::vector<PlaceEntry> places;     // in order
  std::vector<const Primitive*> primitives;
  std::vector<const core::Function*> functions;
  std::vector<SwitchTable> tables;
  mutable std::vector<CallCache> caches;
  // Marks for each clause; none: it was never entered. `lately` lasts until somebody wipes it, to learn what one run
  // does.
  static constexpr uint8_t entered_ever = 1;
  static constexpr uint8_t entered_lately = 2;
  mutable std::vector<uint8_t> clauses_entered;

  core::Place place_at(const uint32_t* address) const;
  const HandlerRange* handler_at(const uint32_t* address) const;
};

} // namespace assay::machine
