#include "lang/ocaml/values/values.h"
#include "lang/ocaml/load/module_state.h"

#include <fmt/core.h>

#include <array>

namespace assay::ocaml {

namespace {
constexpr int64_t tag_count = 256;
} // namespace

Symbol tag_symbol(int64_t tag) {
  static const std::array<Symbol, tag_count> symbols = [] {
    std::array<Symbol, tag_count> all;
    for (int64_t i = 0; i < tag_count; ++i) all[static_cast<size_t>(i)] = Symbol(fmt::format("#{}", i));
    return all;
  }();
  return symbols[static_cast<size_t>(tag) % tag_count];
}

std::optional<int64_t> tag_of_symbol(Symbol symbol) {
  std::string_view text = symbol.text();
  if (text.size() < 2 || text[0] != '#') return std::nullopt;
  int64_t tag = 0;
  for (char digit : text.substr(1)) tag = tag * 10 + (digit - '0');
  return tag;
}

namespace names {
Symbol command_line() {
  static const Symbol name("ocaml.argv");
  return name;
}
Symbol bytes() {
  static const Symbol name("bytes");
  return name;
}
Symbol int32() {
  static const Symbol name("int32");
  return name;
}
Symbol int64() {
  static const Symbol name("int64");
  return name;
}
Symbol nativeint() {
  static const Symbol name("nativeint");
  return name;
}
} // namespace names

Value make_block(Arena& arena, int64_t tag, std::span<const Value> fields) {
  Value tuple = make_tuple(arena, fields);
  return tag == 0 ? tuple : make_cons(arena, Value::symbol(tag_symbol(tag)), tuple);
}

Value make_record(Context& context, Symbol class_name, std::span<const Value> fields) {
  RecordObject* record = new_record(context.arena(), class_name, fields);
  if (context.is_base_heap()) context.remember(record);
  return Value::record(record);
}

Value make_array(Context& context, std::span<const Value> elements) {
  ArrayObject* array = new_array(context.arena(), elements.size(), unit());
  std::copy(elements.begin(), elements.end(), array->elements());
  if (context.is_base_heap()) context.remember(array);
  return Value::array(array);
}

std::optional<Fields> fields_of(Context& context, Value block) {
  switch (block.kind()) {
    case Kind::Tuple: return Fields{block.elements(), block.arity()};
    case Kind::Cons: {
      Value fields = block.as_cons()->tail;
      if (!fields.is(Kind::Tuple)) return std::nullopt;
      return Fields{fields.elements(), fields.arity()};
    }
    case Kind::Record: {
      RecordObject* record = context.readable(block.as_record());
      return Fields{record->fields(), record->count};
    }
    case Kind::Array: {
      ArrayObject* array = context.readable(block.as_array());
      return Fields{array->elements(), array->count};
    }
    default: return std::nullopt;
  }
}

Value* writable_fields(Context& context, Value block) {
  note_write(context, block);
  if (block.is(Kind::Record)) return context.writable(block.as_record())->fields();
  return context.writable(block.as_array())->elements();
}

int64_t tag_of(Value value) {
  constexpr int64_t integer_tag = 1000, closure_tag = 247, string_tag = 252, double_tag = 253, custom_tag = 255,
                    abstract_tag = 251;
  switch (value.kind()) {
    case Kind::Integer: return integer_tag;
    case Kind::Float: return double_tag;
    case Kind::Bits: return string_tag;
    case Kind::Tuple:
    case Kind::Array: return 0;
    case Kind::Closure:
    case Kind::FunctionName: return closure_tag;
    case Kind::Cons: return tag_of_symbol(value.as_cons()->head.as_symbol()).value_or(custom_tag);
    case Kind::Record:
      return is_bytes(value) ? string_tag : tag_of_symbol(value.as_record()->class_name).value_or(abstract_tag);
    default: return abstract_tag;
  }
}

bool is_bytes(Value value) { return value.is(Kind::Record) && value.as_record()->class_name == names::bytes(); }

bool is_boxed_integer(Value value) {
  return value.is(Kind::Cons) && value.as_cons()->tail.is(Kind::Integer) && value.as_cons()->head.is(Kind::Symbol);
}

Value make_boxed(Arena& arena, Symbol type, int64_t number) {
  return make_cons(arena, Value::symbol(type), Value::integer(number));
}

int64_t boxed_number(Value value) { return value.as_cons()->tail.as_integer(); }

Value make_string(Arena& arena, std::string_view text) {
  std::span<const uint8_t> bytes(reinterpret_cast<const uint8_t*>(text.data()), text.size());
  return make_bits(arena, bytes, text.size() * 8);
}

std::string_view string_of(Value bits) {
  const BitsObject& object = *bits.as_bits();
  return {reinterpret_cast<const char*>(object.bytes + object.offset / 8), object.size / 8};
}

Value make_bytes(Context& context, std::string_view text) {
  std::vector<Value> elements;
  elements.reserve(text.size());
  for (char character : text) elements.push_back(integer(static_cast<unsigned char>(character)));
  Value array = make_array(context, elements);
  return make_record(context, names::bytes(), {&array, 1});
}

ArrayObject* readable_bytes(Context& context, Value bytes) {
  note_read(context, bytes);
  return context.readable(context.readable(bytes.as_record())->fields()[0].as_array());
}

ArrayObject* writable_bytes(Context& context, Value bytes) {
  note_write(context, bytes);
  return context.writable(context.readable(bytes.as_record())->fields()[0].as_array());
}

} // namespace assay::ocaml
