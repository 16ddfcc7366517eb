#include "lang/ocaml/write_canonical.h"

#include <fmt/core.h>

#include <algorithm>
#include <bit>

#include "lang/ocaml/values.h"

namespace assay::ocaml {

namespace {

class Writer {
 public:
  explicit Writer(Context& context) : context_(context) {}

  std::string write(Value value) {
    add(value);
    return std::move(text_);
  }

 private:
  void add(Value value) {
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

  // The last field of a block is written in a loop, as a list may be long.
  void add_block(Value block) {
    size_t outer = path_.size();
    size_t open = 0;
    while (true) {
      while (block.is(Kind::Record) && context_.readable(block.as_record())->class_name == tag_symbol(forward_tag)) {
        block = context_.readable(block.as_record())->fields()[0];
      }
      bool is_block = block.is(Kind::Tuple) || block.is(Kind::Cons) || block.is(Kind::Record) || block.is(Kind::Array);
      if (!is_block) {
        add(block);
        break;
      }
      if (is_boxed_integer(block)) {
        text_ += fmt::format("({} {})", block.as_cons()->head.as_symbol().text(), boxed_number(block));
        break;
      }
      if (is_bytes(block)) {
        add_array_of_bytes(block);
        break;
      }
      auto seen = std::find(path_.begin(), path_.end(), block.payload());
      if (seen != path_.end()) {
        text_ += fmt::format("^{}", path_.end() - seen - 1);
        break;
      }
      std::optional<Fields> fields = fields_of(context_, block);
      int64_t tag = tag_of(block.is(Kind::Record) ? Value::record(context_.readable(block.as_record())) : block);
      if (tag == object_tag) {
        add_identity(*fields);
        break;
      }
      bool holds_floats = block.is(Kind::Array) && fields->count > 0 && fields->first[0].is(Kind::Float);
      text_ += fmt::format("({}", holds_floats ? 254 : tag);
      ++open;
      path_.push_back(block.payload());
      if (fields->count == 0) break;
      for (uint64_t i = 0; i + 1 < fields->count; ++i) {
        text_ += ' ';
        add(fields->first[i]);
      }
      text_ += ' ';
      block = fields->first[fields->count - 1];
    }
    text_.append(open, ')');
    path_.resize(outer);
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
  std::vector<uint64_t> path_; // the blocks around, outermost first
};

} // namespace

std::string canonical_text(Context& context, Value value) { return Writer(context).write(value); }

} // namespace assay::ocaml
