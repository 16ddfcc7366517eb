#include "input/vocabulary.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

#include "core/object.h"

namespace assay::input {

namespace {

constexpr size_t longest_text = 24;

// In the order in which they come; a table of numbers may have thousands.
template <typename T>
class Once {
 public:
  void add(T one) {
    if (seen_.insert(one).second) all_.push_back(std::move(one));
  }
  std::vector<T> take() { return std::move(all_); }

 private:
  std::vector<T> all_;
  std::unordered_set<T> seen_;
};

bool is_plain(std::string_view text) {
  return !text.empty() && text.size() <= longest_text &&
         std::ranges::all_of(text, [](char each) { return each >= ' ' && each <= '~'; });
}

// A list of characters.
std::optional<std::string> text_of_list(Value list) {
  std::string text;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) {
    Value head = list.as_cons()->head;
    if (!head.is(Kind::Integer) || head.as_integer() < ' ' || head.as_integer() > '~') return std::nullopt;
    text.push_back(static_cast<char>(head.as_integer()));
    if (text.size() > longest_text) return std::nullopt;
  }
  return text;
}

class Collector {
 public:
  void add(Value literal) {
    switch (literal.kind()) {
      case Kind::Integer: return add_integer(literal.as_integer());
      case Kind::Float: return floats_.add(literal.as_float());
      case Kind::Symbol: symbols_.add(literal.as_symbol()); return add_text(literal.as_symbol().text());
      case Kind::Bits: return add_bits(*literal.as_bits());
      case Kind::Cons:
        if (auto text = text_of_list(literal)) return add_text(*text);
        return add_parts(literal);
      case Kind::Tuple: return add_parts(literal);
      default: return;
    }
  }
  Vocabulary take() {
    std::ranges::sort(characters_);
    auto doubles = std::ranges::unique(characters_);
    characters_.erase(doubles.begin(), doubles.end());
    return {integers_.take(), floats_.take(), texts_.take(), std::move(characters_), symbols_.take()};
  }

 private:
  void add_integer(int64_t number) {
    integers_.add(number);
    if (number >= ' ' && number <= '~') characters_.push_back(static_cast<char>(number));
  }

  void add_text(std::string_view text) {
    if (!is_plain(text)) return;
    texts_.add(std::string(text));
    characters_.append(text);
  }

  void add_bits(const BitsObject& bits) {
    if (bits.size % 8 != 0 || bits.offset % 8 != 0) return;
    add_text({reinterpret_cast<const char*>(bits.bytes) + bits.offset / 8, bits.size / 8});
  }

  void add_parts(Value literal) {
    for (; literal.is(Kind::Cons); literal = literal.as_cons()->tail) add(literal.as_cons()->head);
    if (!literal.is(Kind::Tuple)) return;
    for (uint32_t i = 0; i < literal.arity(); ++i) add(literal.elements()[i]);
  }

  Once<int64_t> integers_;
  Once<double> floats_;
  Once<std::string> texts_;
  std::string characters_;
  Once<Symbol> symbols_;
};

} // namespace

Vocabulary vocabulary_of(const core::Module& module) {
  Collector collector;
  for (Value literal : module.literals) collector.add(literal);
  return collector.take();
}

} // namespace assay::input
