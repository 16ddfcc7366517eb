#include "lang/ocaml/load/read_constant.h"

#include <algorithm>
#include <array>

#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

namespace {

constexpr std::array<std::string_view, 9> heads = {"i", "c", "f", "str", "i32", "i64", "nat", "blk", "fa"};
constexpr uint32_t depth_limit = 500;

class ConstantReader {
 public:
  ConstantReader(Arena& arena, ReadErrors& errors) : arena_(arena), errors_(errors) {}

  Value read(const Sexpr& text) {
    if (++depth_ > depth_limit) {
      errors_.report_too_deep(text, depth_limit);
      --depth_;
      return unit();
    }
    Value value = read_one(text);
    --depth_;
    return value;
  }

 private:
  Value read_one(const Sexpr& text) {
    std::string_view head = text.head();
    std::span<const Sexpr> items = text.items();
    if (head == "blk") return block(text);
    if (head == "fa") return float_array(items.subspan(1), text);
    if (items.size() != 2 || !is_constant(head)) return wrong(text);
    const Sexpr& item = items[1];
    if (head == "f") return item.is_float() ? Value::floating(item.float_value()) : wrong(text);
    if (head == "str") {
      std::optional<std::string> bytes = item.is_string() ? bytes_of_hex(item.text()) : std::nullopt;
      return bytes ? make_string(arena_, *bytes) : wrong(text);
    }
    std::optional<int64_t> number = item.small_integer();
    if (!number) return wrong(text);
    if (head == "i" || head == "c") return integer(wrapped(static_cast<uint64_t>(*number)));
    return make_boxed(arena_,
                      head == "i32"   ? names::int32()
                      : head == "i64" ? names::int64()
                                      : names::nativeint(),
                      *number);
  }

  // A list is a block in the last field of a block, and so on: these are no deeper. Outermost first, then built from
  // the innermost one.
  Value block(const Sexpr& outermost) {
    std::vector<const Sexpr*> chain = {&outermost};
    while (true) {
      std::span<const Sexpr> items = chain.back()->items();
      if (items.size() < 2 || !items[1].small_integer()) return wrong(*chain.back());
      if (items.size() == 2 || items.back().head() != "blk") break;
      chain.push_back(&items.back());
    }
    Value last;
    bool has_last = false;
    for (size_t i = chain.size(); i-- > 0;) {
      std::span<const Sexpr> items = chain[i]->items();
      std::vector<Value> fields;
      for (const Sexpr& field : items.subspan(2, items.size() - 2 - (has_last ? 1 : 0))) fields.push_back(read(field));
      if (has_last) fields.push_back(last);
      last = make_block(arena_, *items[1].small_integer(), fields);
      has_last = true;
    }
    return last;
  }

  Value float_array(std::span<const Sexpr> items, const Sexpr& text) {
    ArrayObject* array = new_array(arena_, items.size(), Value::floating(0));
    for (size_t i = 0; i < items.size(); ++i) {
      if (!items[i].is_float()) return wrong(text);
      array->elements()[i] = Value::floating(items[i].float_value());
    }
    array->frozen = true;
    return Value::array(array);
  }

  Value wrong(const Sexpr& text) {
    errors_.report(text, "a constant expected");
    return unit();
  }

  Arena& arena_;
  ReadErrors& errors_;
  uint32_t depth_ = 0;
};

int digit_of(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  return -1;
}

} // namespace

bool is_constant(std::string_view head) { return std::ranges::find(heads, head) != heads.end(); }

Value read_constant(const Sexpr& text, Arena& arena, ReadErrors& errors) {
  return ConstantReader(arena, errors).read(text);
}

std::optional<std::string> bytes_of_hex(std::string_view digits) {
  if (digits.size() % 2 != 0) return std::nullopt;
  std::string bytes;
  for (size_t i = 0; i < digits.size(); i += 2) {
    int high = digit_of(digits[i]);
    int low = digit_of(digits[i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bytes.push_back(static_cast<char>(high * 16 + low));
  }
  return bytes;
}

} // namespace assay::ocaml
