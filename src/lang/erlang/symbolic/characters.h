#pragma once
// Characters in bits, symbolically: UTF-8, UTF-16 and UTF-32 as conditions on bytes, both ways.

#include <optional>

#include "lang/erlang/values/bit_fields.h"
#include "machine/trace.h"

namespace assay::erlang {

// A character at a position of a bit string.
struct SymbolicText {
  Trace& trace;
  Value bits;
  uint64_t position;
  Encoding encoding;
  ByteOrder order;

  // Asks until it is known whether there is one, and how long it is.
  std::optional<TermId> ask_character();

 private:
  // A field of the string: its term, and its value in this run.
  struct Number {
    TermId term;
    int64_t value;
  };
  Number field(uint64_t from, uint64_t size);
  bool ask_room(uint64_t size);
  bool ask_within(Number number, int64_t least, int64_t greatest);
  std::optional<TermId> ask_utf8();
  std::optional<TermId> ask_utf16();
  std::optional<TermId> ask_utf32();
};

// Whether an integer is a character.
bool ask_is_character(Trace& trace, Value integer);
// How a character is written: its pieces are added.
void ask_encoding(Trace& trace, Value character, Encoding encoding, ByteOrder order, PieceList& pieces);
// Both: false if it is no character.
bool ask_encoded(Trace& trace, Value integer, Encoding encoding, ByteOrder order, PieceList& pieces);

} // namespace assay::erlang
