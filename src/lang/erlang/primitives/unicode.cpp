// unicode:characters_to_list/2 and characters_to_binary/2 for Latin-1 and UTF-8, and bin_is_7bit/1. The other encodings
// are Erlang code of the standard library, called by the overlay runtime/erlang/unicode.erl, which is also the only one
// to call these.
//
// A character may be split over two binaries: the bytes read so far are `leftover_`. On an error the rest of the data
// is given back in the shape it had, the lists around it included. Start at `Reader::read`.

#include <optional>
#include <string>
#include <vector>

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/bit_fields.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/io_list.h"
#include "lang/erlang/values/text_values.h"

namespace assay::erlang {

namespace {

enum class InputEncoding { Latin1, Utf8 };

enum class Outcome { Complete, Incomplete, Error };

// How many bytes a character has by its first byte; 0 if none starts so. Whether it is well-formed comes later.
size_t announced_length(uint8_t first) {
  if (first < 0x80) return 1;
  if (first < 0xc0 || first > 0xf7) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

class Reader {
 public:
  Reader(Arena& arena, InputEncoding encoding) : arena_(arena), encoding_(encoding) {}

  // The data must be characters, binaries and lists of these.
  Outcome read(Value data);

  std::string text; // the characters read, in UTF-8
  Value rest;       // what could not be read, if not complete

 private:
  // Both return false on an error, after setting `rest`.
  bool read_integer(Value integer, Value from_here);
  bool read_binary(const BitsObject& bits, Value from_here, Value tail, bool in_list);
  bool fill_leftover(std::string_view& bytes);
  size_t read_utf8(std::string_view bytes);

  // The part of the data from here on, in the lists that are around it.
  Value wrapped(Value from_here) const {
    for (size_t i = pending_.size(); i-- > 0;) from_here = make_cons(arena_, from_here, pending_[i]);
    return from_here;
  }
  bool fail_with_leftover(Value from_here) {
    rest = make_cons(arena_, binary_of_text(arena_, leftover_), make_cons(arena_, wrapped(from_here), Value::nil()));
    return false;
  }

  Arena& arena_;
  InputEncoding encoding_;
  std::string leftover_;
  std::vector<Value> pending_; // the tails of the lists we are in
};

Outcome Reader::read(Value data) {
  Value here = data;
  while (true) {
    if (here.is(Kind::Cons)) {
      Value item = here.as_cons()->head;
      Value tail = here.as_cons()->tail;
      if (item.is_integer()) {
        if (!read_integer(item, here)) return Outcome::Error;
        here = tail;
      } else if (item.is(Kind::Bits)) {
        if (!read_binary(*item.as_bits(), here, tail, true)) return Outcome::Error;
        here = tail;
      } else {
        pending_.push_back(tail);
        here = item;
      }
      continue;
    }
    if (here.is(Kind::Bits) && !read_binary(*here.as_bits(), here, Value::nil(), false)) return Outcome::Error;
    if (pending_.empty()) break;
    here = pending_.back();
    pending_.pop_back();
  }
  if (leftover_.empty()) return Outcome::Complete;
  rest = binary_of_text(arena_, leftover_);
  for (size_t i = 1; i < leftover_.size(); ++i) {
    if ((leftover_[i] & 0xc0) != 0x80) return Outcome::Error;
  }
  return Outcome::Incomplete;
}

bool Reader::read_integer(Value integer, Value from_here) {
  if (!leftover_.empty()) return fail_with_leftover(from_here);
  bool good = integer.is(Kind::Integer) &&
              (encoding_ == InputEncoding::Latin1 ? integer.payload() <= 255 : is_character(integer.payload()));
  if (!good) {
    rest = wrapped(from_here);
    return false;
  }
  append_character(text, static_cast<uint32_t>(integer.payload()));
  return true;
}

bool Reader::read_binary(const BitsObject& bits, Value from_here, Value tail, bool in_list) {
  std::span<const uint8_t> span = aligned_bytes(arena_, bits);
  std::string_view bytes(reinterpret_cast<const char*>(span.data()), span.size());
  if (encoding_ == InputEncoding::Latin1) {
    for (char byte : bytes) append_character(text, static_cast<unsigned char>(byte));
    return true;
  }
  if (!leftover_.empty() && !fill_leftover(bytes)) return fail_with_leftover(from_here);
  if (!leftover_.empty()) return true; // all of the binary went there
  size_t read = read_utf8(bytes);
  bytes.remove_prefix(read);
  if (bytes.empty()) return true;
  size_t length = announced_length(static_cast<uint8_t>(bytes.front()));
  if (length > bytes.size()) {
    leftover_ = bytes;
    return true;
  }
  Value bad = bits_part(arena_, bits, bits.size / 8 * 8 - bytes.size() * 8, bytes.size() * 8);
  rest = wrapped(in_list ? make_cons(arena_, bad, tail) : bad);
  return false;
}

// Moves bytes to the leftover until it is a character, and reads that. False if it is none; then nothing has changed.
bool Reader::fill_leftover(std::string_view& bytes) {
  size_t missing = announced_length(static_cast<uint8_t>(leftover_.front())) - leftover_.size();
  if (bytes.size() < missing) {
    leftover_ += bytes;
    bytes = {};
    return true;
  }
  std::string filled = leftover_ + std::string(bytes.substr(0, missing));
  std::string_view view = filled;
  auto character = next_character(view);
  if (!character) return false;
  append_character(text, *character);
  leftover_.clear();
  bytes.remove_prefix(missing);
  return true;
}

// Reads as many characters as there are; returns how many bytes that were.
size_t Reader::read_utf8(std::string_view bytes) {
  std::string_view unread = bytes;
  while (!unread.empty() && next_character(unread)) {
  }
  size_t read = bytes.size() - unread.size();
  text += bytes.substr(0, read);
  return read;
}

std::optional<InputEncoding> encoding_of(Value value) {
  static const Symbol latin1("latin1");
  static const Symbol utf8("utf8");
  static const Symbol unicode("unicode");
  if (value.is_symbol(latin1)) return InputEncoding::Latin1;
  if (value.is_symbol(utf8) || value.is_symbol(unicode)) return InputEncoding::Utf8;
  return std::nullopt;
}

template <typename Present>
Value convert(Context& context, Value data, Value encoding_name, Present present) {
  static const Symbol error("error");
  static const Symbol incomplete("incomplete");
  auto encoding = encoding_of(encoding_name);
  if (!encoding) return badarg(context);
  // All of the data is looked at before any of it is converted: up to the first integer that erl keeps outside of a
  // word, where conversion will end in an error anyway.
  constexpr int64_t largest_word = (int64_t{1} << 59) - 1;
  bool met_large = false;
  auto on_integer = [&](Value integer) {
    met_large =
        !integer.is(Kind::Integer) || integer.as_integer() > largest_word || integer.as_integer() < -largest_word - 1;
    return !met_large;
  };
  uint64_t bytes = 0;
  auto on_bits = [&](const BitsObject& bits) {
    bytes += bits.size / 8;
    return is_whole_bytes(bits);
  };
  WalkResult walked = walk_io_list(context, data, on_integer, on_bits);
  if (walked == WalkResult::Bad && !met_large) return badarg(context);
  if (!context.can_allocate(bytes)) return Value::fault();
  if (walked == WalkResult::Stopped) return Value::fault();
  Arena& arena = context.arena();
  Reader reader(arena, *encoding);
  Outcome outcome = reader.read(data);
  Value converted = present(context, reader.text);
  if (converted.is_fault()) return converted;
  if (outcome == Outcome::Complete) return converted;
  return make_tuple_of(arena, Value::symbol(outcome == Outcome::Error ? error : incomplete), converted, reader.rest);
}

Value characters_to_binary(Context& context, const Value* arguments) {
  // A list of nothing but a binary counts as the binary; that shows in what is given back on an error.
  Value data = arguments[0];
  if (data.is(Kind::Cons) && data.as_cons()->head.is(Kind::Bits) && data.as_cons()->tail.is(Kind::Nil)) {
    data = data.as_cons()->head;
  }
  auto present = [](Context& run, std::string_view text) { return binary_of_text(run.arena(), text); };
  return convert(context, data, arguments[1], present);
}

Value characters_to_list(Context& context, const Value* arguments) {
  auto present = [](Context& run, std::string_view text) { return list_of_characters(run, text); };
  return convert(context, arguments[0], arguments[1], present);
}

Value bin_is_7bit(Context&, const Value* arguments) {
  if (!is_binary(arguments[0])) return Value::boolean(false);
  const BitsObject& bits = *arguments[0].as_bits();
  for (uint64_t i = 0; i < bits.size / 8; ++i) {
    if (byte_at(bits, i) > 127) return Value::boolean(false);
  }
  return Value::boolean(true);
}

} // namespace

void register_unicode(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry);
  add("assay_unicode:characters_to_binary/2", 2, characters_to_binary, "badarg");
  add("assay_unicode:characters_to_list/2", 2, characters_to_list, "badarg");
  add("unicode:bin_is_7bit/1", 1, bin_is_7bit);
}

} // namespace assay::erlang
