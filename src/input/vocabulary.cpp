#include "input/vocabulary.h"

#include <algorithm>
#include <optional>

#include "core/object.h"

namespace assay {

namespace {

constexpr size_t longest_text = 24;

template <typename T>
void add_once(std::vector<T>& all, T one) {
  if (std::ranges::find(all, one) == all.end()) all.push_back(std::move(one));
}

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
      case Kind::Float: return add_once(all_.floats, literal.as_float());
      case Kind::Symbol: add_once(all_.symbols, literal.as_symbol()); return add_text(literal.as_symbol().text());
      case Kind::Bits: return add_bits(*literal.as_bits());
      case Kind::Cons:
        if (auto text = text_of_list(literal)) return add_text(*text);
        return add_parts(literal);
      case Kind::Tuple: return add_parts(literal);
      default: return;
    }
  }
  Vocabulary take() {
    std::ranges::sort(all_.characters);
    auto doubles = std::ranges::unique(all_.characters);
    all_.characters.erase(doubles.begin(), doubles.end());
    return std::move(all_);
  }

 private:
  void add_integer(int64_t number) {
    add_once(all_.integers, number);
    if (number >= ' ' && number <= '~') all_.characters.push_back(static_cast<char>(number));
  }

  void add_text(std::string_view text) {
    if (!is_plain(text)) return;
    add_once(all_.texts, std::string(text));
    all_.characters.append(text);
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

  Vocabulary all_;
};

} // namespace

Vocabulary vocabulary_of(const core::Module& module) {
  Collector collector;
  for (Value literal : module.literals) collector.add(literal);
  return collector.take();
}

} // namespace assay
