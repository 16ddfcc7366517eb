#include "lang/ocaml/text/write_canonical.h"

#include <fmt/core.h>

#include <bit>
#include <unordered_map>
#include <vector>

#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

namespace {

// Without recursion, as values may be deep.
class Writer {
 public:
  explicit Writer(Context& context) : context_(context) {}

  std::string write(Value value) {
    add(value);
    while (!around_.empty()) {
      Block& block = around_.back();
      if (block.next == block.fields.count) {
        depth_of_.erase(block.identity);
        around_.pop_back();
        text_ += ')';
        continue;
      }
      text_ += ' ';
      add(block.fields.first[block.next++]);
    }
    return std::move(text_);
  }

 private:
  // One whose fields are being written.
  struct Block {
    uint64_t identity;
    Fields fields;
    uint64_t next = 0;
  };

  void add(Value value) {
    while (value.is(Kind::Record) && context_.readable(value.as_record())->class_name == tag_symbol(forward_tag)) {
      value = context_.readable(value.as_record())->fields()[0];
    }
    switch (value.kind()) {
      case Kind::Integer: text_ += fmt::format("{}", value.as_integer()); return;
      case Kind::Float: return add_float(value.as_float());
      case Kind::Bits: return add_bytes(string_of(value));
      case Kind::Closure: text_ += "fun"; return;
      case Kind::Tuple:
      case Kind::Cons:
      case Kind::Record:
      case Kind::Array: return add_block(value);
      default: text_ += "abstract"; return;
    }
  }

  void add_float(double number) {
    uint64_t bits = number != number ? 0x7FF8000000000000 : std::bit_cast<uint64_t>(number);
    text_ += fmt::format("#f{:016X}", bits);
  }

  void add_bytes(std::string_view bytes) {
    text_ += '"';
    for (char byte : bytes) text_ += fmt::format("{:02X}", static_cast<unsigned char>(byte));
    text_ += '"';
  }

  void add_block(Value block) {
    if (is_boxed_integer(block)) {
      text_ += fmt::format("({} {})", block.as_cons()->head.as_symbol().text(), boxed_number(block));
      return;
    }
    if (is_bytes(block)) return add_array_of_bytes(block);
    auto [known, is_new] = depth_of_.try_emplace(block.payload(), around_.size());
    if (!is_new) {
      text_ += fmt::format("^{}", around_.size() - known->second - 1);
      return;
    }
    std::optional<Fields> fields = fields_of(context_, block);
    int64_t tag = tag_of(block.is(Kind::Record) ? Value::record(context_.readable(block.as_record())) : block);
    if (tag == object_tag) {
      depth_of_.erase(known);
      return add_identity(*fields);
    }
    bool holds_floats = block.is(Kind::Array) && fields->count > 0 && fields->first[0].is(Kind::Float);
    text_ += fmt::format("({}", holds_floats ? 254 : tag);
    around_.push_back({block.payload(), *fields});
  }

  void add_array_of_bytes(Value bytes) {
    ArrayObject* array = readable_bytes(context_, bytes);
    std::string text;
    for (uint64_t i = 0; i < array->count; ++i) text.push_back(static_cast<char>(array->elements()[i].as_integer()));
    add_bytes(text);
  }

  // An exception's identity is its name; an object's means nothing outside of the run.
  void add_identity(Fields fields) {
    if (fields.count >= 1 && fields.first[0].is(Kind::Bits)) {
      text_ += fmt::format("(exn {})", string_of(fields.first[0]));
    } else {
      text_ += "object";
    }
  }

  Context& context_;
  std::string text_;
  std::vector<Block> around_;                     // outermost first
  std::unordered_map<uint64_t, size_t> depth_of_; // of these
};

} // namespace

std::string canonical_text(Context& context, Value value) { return Writer(context).write(value); }

} // namespace assay::ocaml
