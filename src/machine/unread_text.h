#pragma once
// Text that a program has put together and that nobody has looked at yet: what it prints, above all. It is kept as its
// parts, and costs no decision. Only who looks into it asks for its bits (Trace::pieces_of): then the size of what is
// in it is decided, and it is a bit string like others.

#include <optional>

#include "machine/context.h"
#include "machine/trace.h"

namespace assay::machine {

// How C's printf writes an integer without padding.
struct DigitFormat {
  uint32_t base = 10;       // at most 16
  uint32_t width = 64;      // the number is one of so many bits
  bool is_unsigned = false; // what is negative is written as the unsigned number of the same bits
  bool in_capitals = false; // digits from ten on
  char plus = 0;            // what comes before a number that is not negative; 0: nothing

  bool operator==(const DigitFormat&) const = default;
};

struct TextPart {
  enum class Kind : uint8_t {
    Plain,   // any bit string of whole bytes
    Digits,  // an integer, written in a format that is known
    Written, // a number, written in a way of which only the writer knows: equal numbers have the same text
  };
  Kind kind = Kind::Plain;
  Value text;   // as it is in this run; of a Plain part with its symbolic half
  Value number; // Digits, Written
  DigitFormat format;
  Symbol writer;

  static TextPart plain(Value text) { return {Kind::Plain, text, {}, {}, {}}; }
  static TextPart digits(Value text, Value number, DigitFormat format) {
    return {Kind::Digits, text.without_symbolic(), number, format, {}};
  }
  static TextPart written(Value text, Value number, Symbol writer) {
    return {Kind::Written, text.without_symbolic(), number, {}, writer};
  }
};

// What a Bits value points to whose symbolic half is of tag Made and has index `unread_index`. It has pieces once it
// was read.
struct UnreadText : PiecedBits {
  std::span<const TextPart> parts;
  Context* context = nullptr; // of the run
  bool is_read = false;
};
constexpr uint32_t unread_index = 1;

inline bool is_unread(Value value) {
  return value.is(Kind::Bits) && value.symbolic().raw() == SymbolicId(SymbolicTag::Made, unread_index).raw();
}
inline const UnreadText& unread_text(Value value) { return *static_cast<const UnreadText*>(value.as_bits()); }

// Text that is put together of these parts; `text` is what it is in this run.
Value with_parts(Context& context, Value text, std::span<const TextPart> parts);
// Adds what a text is put together of: its parts, or all of it.
void add_parts(std::vector<TextPart>& parts, Value text);
// Asks for what it is made of; afterwards it has pieces.
void read_text(Trace& trace, Value text);

// Whether two texts are equal, one of them unread, as a condition; nothing: they have to be read for that.
std::optional<TermId> equality_of_texts(Trace& trace, Value left, Value right);
bool same_bits_in_run(Value left, Value right);

// A part of what a run has printed that depends on the input, and where it begins.
struct PrintedPart {
  uint64_t at;
  Value text; // of whole bytes
};
// All that a run has printed (Context::output), with these as its parts that depend on the input, in order.
Value printed_text(Context& context, std::span<const PrintedPart> symbolic);

// For a program whose output may depend on the input without a decision.
class SymbolicPrinter {
 public:
  virtual bool has_symbolic_output(Context& context) = 0;
  // All that was printed, as a value that equals that of another run which has printed the same.
  virtual Value printed(Context& context) = 0;

 protected:
  ~SymbolicPrinter() = default;
};
// Whether two runs that share a trace have printed the same: a question, where that depends on the input.
bool ask_same_output(Context& left, Context& right);

} // namespace assay::machine
