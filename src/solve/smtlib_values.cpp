#include "solve/smtlib_values.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

#include "term/number.h"

namespace assay::solve {

namespace {

// The text is another program's: nothing is taken for granted of it.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::optional<NamedValues> all() {
    NamedValues values;
    if (!takes("(")) return std::nullopt;
    while (!takes(")")) {
      if (!takes("(")) return std::nullopt;
      std::string name(word());
      std::optional<Scalar> value = this->value();
      if (name.empty() || !value || !takes(")")) return std::nullopt;
      values.insert_or_assign(std::move(name), std::move(*value));
    }
    return values;
  }

 private:
  void skip_space() {
    size_t begin = std::min(text_.find_first_not_of(" \t\r\n"), text_.size());
    text_.remove_prefix(begin);
  }

  bool takes(std::string_view expected) {
    skip_space();
    if (!text_.starts_with(expected)) return false;
    text_.remove_prefix(expected.size());
    return true;
  }

  // Up to a space or a parenthesis; empty where there is none.
  std::string_view word() {
    skip_space();
    std::string_view found = text_.substr(0, text_.find_first_of(" \t\r\n()"));
    text_.remove_prefix(found.size());
    return found;
  }

  std::optional<Scalar> value() {
    if (!takes("(")) return plain(word());
    std::string_view head = word();
    std::optional<Scalar> result;
    if (head == "-") {
      std::optional<BigInteger> number = BigInteger::from_text(word());
      if (number) result = (-Number(*number)).big();
    } else if (head == "fp") {
      result = floating();
    } else if (head == "_") {
      result = special();
    }
    if (!takes(")")) return std::nullopt;
    return result;
  }

  static std::optional<Scalar> plain(std::string_view text) {
    if (text == "true") return true;
    if (text == "false") return false;
    if (text.starts_with("#b") && text.size() > 2) return signed_bits(text.substr(2));
    std::optional<BigInteger> number = BigInteger::from_text(text);
    if (!number) return std::nullopt;
    return *number;
  }

  static std::optional<Scalar> signed_bits(std::string_view digits) {
    if (digits.find_first_not_of("01") != std::string_view::npos) return std::nullopt;
    Number number = digits.front() == '1' ? -1 : 0;
    for (char digit : digits.substr(1)) number = number + number + (digit - '0');
    return number.big();
  }

  // (fp #bSIGN #bEXPONENT #bFRACTION), of a double.
  std::optional<Scalar> floating() {
    std::string digits;
    for (size_t size : {1U, 11U, 52U}) {
      std::string_view part = word();
      if (!part.starts_with("#b") || part.size() != 2 + size) return std::nullopt;
      digits += part.substr(2);
    }
    if (digits.find_first_not_of("01") != std::string::npos) return std::nullopt;
    uint64_t bits = 0;
    for (char digit : digits) bits = bits << 1 | (digit == '1' ? 1U : 0U);
    return std::bit_cast<double>(bits);
  }

  // (_ NaN 11 53) and its like.
  std::optional<Scalar> special() {
    std::string_view name = word();
    if (word() != "11" || word() != "53") return std::nullopt;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (name == "NaN") return std::numeric_limits<double>::quiet_NaN();
    if (name == "+oo") return infinity;
    if (name == "-oo") return -infinity;
    if (name == "+zero") return 0.0;
    if (name == "-zero") return -0.0;
    return std::nullopt;
  }

  std::string_view text_;
};

} // namespace

std::optional<NamedValues> smtlib_values(std::string_view text) { return Reader(text).all(); }

} // namespace assay::solve
