// Whether two texts that were put together of parts are equal, as a condition on the numbers in them. A number ends
// where something follows that is no digit: so equal texts have equal numbers there, if both write them in the same
// way.

#include <algorithm>
#include <cstring>

#include "machine/unread_text.h"
#include "term/number.h"

namespace assay::machine {

namespace {

std::string_view known_text(Value bits) {
  const BitsObject& object = *bits.as_bits();
  return {reinterpret_cast<const char*>(object.bytes) + object.offset / 8, object.size / 8};
}

bool is_byte_aligned(Value bits) { return bits.as_bits()->offset % 8 == 0 && bits.as_bits()->size % 8 == 0; }

std::optional<uint32_t> digit_of(char character, const DigitFormat& format) {
  uint32_t digit = format.base;
  char ten = format.in_capitals ? 'A' : 'a';
  if (character >= '0' && character <= '9') digit = static_cast<uint32_t>(character - '0');
  if (character >= ten && character <= ten + 5) digit = static_cast<uint32_t>(character - ten) + 10;
  return digit < format.base ? std::optional(digit) : std::nullopt;
}

// The number whose text this is, every character of it; nothing: it is the text of none.
std::optional<Number> number_of(std::string_view text, const DigitFormat& format) {
  bool is_negative = !format.is_unsigned && text.starts_with('-');
  if (is_negative || (format.plus != 0 && text.starts_with(format.plus))) {
    text.remove_prefix(1);
  } else if (format.plus != 0) {
    return {};
  }
  if (text.empty() || (text.size() > 1 && text[0] == '0')) return {};
  Number number = 0;
  for (char character : text) number = number * Number(format.base) + Number(*digit_of(character, format));
  if (is_negative && number.is_zero()) return {};
  if (is_negative) number = -number;
  Number half = Number::power_of_two(format.width - 1);
  if (number >= (format.is_unsigned ? half + half : half) || number < -half) return {};
  return number >= half ? number - half - half : number;
}

// One of the two texts, from where it was not yet compared.
class Rest {
 public:
  explicit Rest(std::span<const TextPart> parts) : parts_(parts) { skip_empty(); }

  bool is_at_end() const { return parts_.empty(); }
  const TextPart& front() const { return parts_.front(); }
  bool is_literal() const { return !parts_.empty() && is_literal(parts_.front()); }
  std::string_view literal() const { return known_text(parts_.front().text).substr(done_); }
  bool is_digits() const { return !parts_.empty() && parts_.front().kind == TextPart::Kind::Digits; }

  void drop(size_t characters) {
    done_ += characters;
    skip_empty();
  }
  void drop_part() {
    parts_ = parts_.subspan(1);
    done_ = 0;
    skip_empty();
  }
  Rest behind() const {
    Rest rest = *this;
    rest.drop_part();
    return rest;
  }
  // Whether no digit comes first here.
  bool starts_without_digit(const DigitFormat& format) const {
    return is_at_end() || (is_literal() && !digit_of(literal()[0], format));
  }

  // Takes the longest text that could be that of a number, a sign first; nothing: where it ends is not known.
  std::optional<std::string> take_number(const DigitFormat& format) {
    std::string text;
    while (is_literal()) {
      char next = literal()[0];
      bool is_sign = text.empty() && !format.is_unsigned && (next == '-' || (format.plus != 0 && next == format.plus));
      if (!is_sign && !digit_of(next, format)) return text;
      text.push_back(next);
      drop(1);
    }
    return is_at_end() ? std::optional(text) : std::nullopt;
  }

 private:
  static bool is_literal(const TextPart& part) {
    return part.kind == TextPart::Kind::Plain ? part.text.is_concrete() : part.number.is_concrete();
  }
  void skip_empty() {
    while (is_literal() && literal().empty()) {
      parts_ = parts_.subspan(1);
      done_ = 0;
    }
  }

  std::span<const TextPart> parts_;
  size_t done_ = 0; // characters of the first part, which is a literal then
};

class Comparison {
 public:
  Comparison(Trace& trace, Rest left, Rest right) : trace_(trace), left_(left), right_(right) {}

  std::optional<TermId> run() {
    while (!left_.is_at_end() || !right_.is_at_end()) {
      switch (step()) {
        case Step::Same: continue;
        case Step::Different: return trace_.terms().truth(false);
        case Step::Unknown: return {};
      }
    }
    if (equalities_.empty()) return trace_.terms().truth(true);
    return equalities_.size() == 1 ? equalities_[0] : trace_.terms().make(Operator::And, equalities_);
  }

 private:
  enum class Step : uint8_t { Same, Different, Unknown };

  Step step() {
    if (left_.is_at_end()) return is_surely_there(right_) ? Step::Different : Step::Unknown;
    if (right_.is_at_end()) return is_surely_there(left_) ? Step::Different : Step::Unknown;
    if (left_.is_literal() && right_.is_literal()) return compare_literals();
    if (left_.is_digits() && right_.is_literal()) return compare_number(left_, right_);
    if (right_.is_digits() && left_.is_literal()) return compare_number(right_, left_);
    if (is_same_part(left_.front(), right_.front())) return drop_both();
    if (left_.is_digits() && right_.is_digits()) return compare_numbers();
    return Step::Unknown;
  }

  // Numbers have at least a digit.
  static bool is_surely_there(const Rest& rest) {
    return rest.is_literal() || rest.front().kind != TextPart::Kind::Plain;
  }

  Step drop_both() {
    left_.drop_part();
    right_.drop_part();
    return Step::Same;
  }

  Step compare_literals() {
    size_t common = std::min(left_.literal().size(), right_.literal().size());
    if (left_.literal().substr(0, common) != right_.literal().substr(0, common)) return Step::Different;
    left_.drop(common);
    right_.drop(common);
    return Step::Same;
  }

  Step compare_number(Rest& with_number, Rest& literal) {
    const TextPart part = with_number.front();
    if (!with_number.behind().starts_without_digit(part.format)) return Step::Unknown;
    std::optional<std::string> text = literal.take_number(part.format);
    if (!text) return Step::Unknown;
    std::optional<Number> number = number_of(*text, part.format);
    if (!number) return Step::Different;
    require_equal(trace_.term_of(part.number), trace_.terms().integer(number->big()));
    with_number.drop_part();
    return Step::Same;
  }

  bool is_same_part(const TextPart& left, const TextPart& right) {
    if (left.kind != right.kind) return false;
    if (left.kind == TextPart::Kind::Plain) {
      bool is_one_cell = cell_of(left.text) != no_cell && cell_of(left.text) == cell_of(right.text);
      return is_one_cell || (left.text.same(right.text) && left.text.symbolic().raw() == right.text.symbolic().raw());
    }
    return left.format == right.format && left.writer == right.writer &&
           trace_.term_of(left.number) == trace_.term_of(right.number);
  }

  Step compare_numbers() {
    const TextPart left = left_.front();
    const TextPart right = right_.front();
    bool have_ends =
        left_.behind().starts_without_digit(left.format) && right_.behind().starts_without_digit(left.format);
    if (left.format != right.format || !have_ends) return Step::Unknown;
    require_equal(trace_.term_of(left.number), trace_.term_of(right.number));
    return drop_both();
  }

  void require_equal(TermId left, TermId right) {
    equalities_.push_back(trace_.terms().make(Operator::Equal, {left, right}));
  }

  Trace& trace_;
  Rest left_;
  Rest right_;
  std::vector<TermId> equalities_;
};

} // namespace

std::optional<TermId> equality_of_texts(Trace& trace, Value left, Value right) {
  if (!left.is(Kind::Bits) || !right.is(Kind::Bits)) return {};
  std::vector<TextPart> left_parts;
  std::vector<TextPart> right_parts;
  add_parts(left_parts, left);
  add_parts(right_parts, right);
  for (std::span<const TextPart> parts : {std::span<const TextPart>(left_parts), {right_parts}}) {
    if (!std::ranges::all_of(parts, is_byte_aligned, &TextPart::text)) return {};
  }
  return Comparison(trace, Rest(left_parts), Rest(right_parts)).run();
}

bool same_bits_in_run(Value left, Value right) { return known_text(left) == known_text(right); }

} // namespace assay::machine
