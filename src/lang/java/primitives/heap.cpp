#include "lang/java/primitives/heap.h"

#include "lang/java/program.h"

namespace assay::java {

namespace {

const Field& field_named(const JavaClass& of, std::string_view name) {
  for (auto field = of.layout.rbegin(); field != of.layout.rend(); ++field) {
    if ((*field)->info->name.text() == name) return **field;
  }
  throw std::logic_error("class " + std::string(of.name.text()) + " has no field " + std::string(name));
}

} // namespace

JavaProgram& program_of(Context& context) { return static_cast<JavaProgram&>(context.program()); }

JavaClass* class_named(Context& context, Symbol name) { return program_of(context).classes().find(name); }

Symbol class_name_of(Value object) {
  return object.is(Kind::Array) ? object.as_array()->class_name : object.as_record()->class_name;
}

JavaClass& class_of(Context& context, Value object) { return *class_named(context, class_name_of(object)); }

JavaClass& seen_class(JavaClass& of) {
  bool stands_for_another = of.of_library && of.name.text().starts_with("java/lang/Assay") && of.super != nullptr;
  return stands_for_another ? seen_class(*of.super) : of;
}

bool is_instance(Context& context, Value object, const JavaClass& of) {
  if (!object.is(Kind::Record) && !object.is(Kind::Array)) return false;
  return class_name_of(object) == of.name || class_of(context, object).is_a(of);
}

Value new_object(Context& context, const JavaClass& of) {
  RecordObject* record = new_record(context.arena(), of.name, of.defaults);
  if (context.is_base_heap()) context.remember(record);
  return Value::record(record);
}

Value new_array(Context& context, Symbol class_name, uint64_t count) {
  if (!context.can_allocate(count * sizeof(Value))) return Value::fault();
  Value fill = default_of(Symbol(class_name.text().substr(1)));
  ArrayObject* array = assay::new_array(context.arena(), count, fill, class_name);
  if (context.is_base_heap()) context.remember(array);
  return Value::array(array);
}

Value get_field(Context& context, Value object, std::string_view name) {
  const Field& field = field_named(class_of(context, object), name);
  return context.readable(object.as_record())->fields()[field.index];
}

void set_field(Context& context, Value object, std::string_view name, Value value) {
  const Field& field = field_named(class_of(context, object), name);
  context.writable(object.as_record())->fields()[field.index] = value;
}

std::u16string text_of(Context& context, Value string) {
  Value value = get_field(context, string, "value");
  bool is_wide = get_field(context, string, "coder").as_integer() != 0;
  ArrayObject* array = context.readable(value.as_array());
  auto byte = [&](uint64_t i) { return static_cast<uint8_t>(array->elements()[i].as_integer()); };
  std::u16string text;
  for (uint64_t i = 0; i < array->count; i += is_wide ? 2 : 1) {
    text += static_cast<char16_t>(is_wide ? byte(i) | byte(i + 1) << 8 : byte(i)); // little-endian, as on amd64
  }
  return text;
}

std::u16string asked_text_of(Context& context, Value string) {
  ArrayObject* array = context.readable(get_field(context, string, "value").as_array());
  for (uint64_t i = 0; i < array->count && context.trace != nullptr; ++i) {
    Value byte = array->elements()[i];
    if (!byte.is_concrete()) context.trace->ask_value(context, byte);
  }
  return text_of(context, string);
}

Value new_string(Context& context, const std::u16string& text) {
  JavaClass& of = *class_named(context, Symbol("java/lang/String"));
  bool is_wide = false;
  for (char16_t unit : text) is_wide = is_wide || unit > 0xff;
  Value value = new_array(context, Symbol("[B"), is_wide ? 2 * text.size() : text.size());
  if (value.is_fault()) return value;
  Value* next = value.as_array()->elements();
  for (char16_t unit : text) {
    *next++ = Value::integer(static_cast<int8_t>(unit & 0xff));
    if (is_wide) *next++ = Value::integer(static_cast<int8_t>(unit >> 8));
  }
  Value string = new_object(context, of);
  set_field(context, string, "value", value);
  set_field(context, string, "coder", Value::integer(is_wide ? 1 : 0));
  return string;
}

Value new_string(Context& context, std::string_view ascii) {
  return new_string(context, std::u16string(ascii.begin(), ascii.end()));
}

std::string ascii_of(Context& context, Value string) {
  std::string result;
  for (char16_t unit : text_of(context, string)) result += unit < 0x80 ? static_cast<char>(unit) : '?';
  return result;
}

std::string utf8_of(const std::u16string& text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    uint32_t code = text[i];
    if (code >= 0xd800 && code < 0xdc00 && i + 1 < text.size() && text[i + 1] >= 0xdc00 && text[i + 1] < 0xe000) {
      code = 0x10000 + ((code - 0xd800) << 10) + (text[++i] - 0xdc00u);
    } else if (code >= 0xd800 && code < 0xe000) {
      code = '?'; // as the real encoder does with half a pair
    }
    if (code < 0x80) {
      result += static_cast<char>(code);
    } else if (code < 0x800) {
      result += static_cast<char>(0xc0 | code >> 6);
      result += static_cast<char>(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
      result += static_cast<char>(0xe0 | code >> 12);
      result += static_cast<char>(0x80 | (code >> 6 & 0x3f));
      result += static_cast<char>(0x80 | (code & 0x3f));
    } else {
      result += static_cast<char>(0xf0 | code >> 18);
      result += static_cast<char>(0x80 | (code >> 12 & 0x3f));
      result += static_cast<char>(0x80 | (code >> 6 & 0x3f));
      result += static_cast<char>(0x80 | (code & 0x3f));
    }
  }
  return result;
}

} // namespace assay::java
