#include "lang/java/text/write_canonical.h"

#include <fmt/format.h>

#include <cmath>
#include <unordered_map>

#include "lang/java/lower/emitter.h"
#include "lang/java/lower/lambda.h"
#include "lang/java/text/library_content.h"
#include "lang/tokens.h"

namespace assay::java {

namespace {

class CanonicalWriter {
 public:
  explicit CanonicalWriter(Context& context) : context_(context) {}

  std::string text(Value value, Symbol type) {
    switch (type_tag(type)) {
      case 'V': return "void";
      case 'Z': return value.as_integer() != 0 ? "true" : "false";
      case 'C': return fmt::format("(char {})", value.as_integer());
      case 'F':
      case 'D': return floating(value.as_float());
      case 'L':
      case '[': return object(value);
      default: return fmt::format("{}", value.as_integer());
    }
  }

 private:
  static std::string floating(double number) {
    uint64_t bits = std::isnan(number) ? 0x7ff8000000000000 : std::bit_cast<uint64_t>(number);
    return fmt::format("#f{:016X}", bits);
  }

  std::string string(Value value) {
    std::string units;
    for (char16_t unit : text_of(context_, value)) {
      if (unit == '\\') {
        units += "\\\\";
      } else if (unit >= 0x20 && unit < 0x7f) {
        units += static_cast<char>(unit);
      } else {
        units += fmt::format("\\u{:04X}", static_cast<unsigned>(unit));
      }
    }
    return string_token(units);
  }

  std::string object(Value value) {
    if (!value.is(Kind::Record) && !value.is(Kind::Array)) return "null";
    JavaClass& of = class_of(context_, value);
    if (of.name.text() == "java/lang/String") return string(value);
    for (char tag : std::string_view("ZBCSIJFD")) {
      Symbol type(std::string(1, tag));
      if (box_class(type) != of.name) continue;
      return fmt::format("(box {} {})", source_name(of.name), text(get_field(context_, value, "value"), type));
    }
    const JavaClass* of_enum = of.super != nullptr && of.super->is(access::is_enum) ? of.super : &of;
    if (of_enum->is(access::is_enum)) {
      std::string name = utf8_of(text_of(context_, get_field(context_, value, "name")));
      return fmt::format("(enum {} {})", symbol_token(source_name(of_enum->name)), symbol_token(name));
    }
    auto [seen, is_new] = numbers_.try_emplace(value.payload(), numbers_.size() + 1);
    if (!is_new) return fmt::format("^{}", seen->second);
    if (value.is(Kind::Array)) return array(value, of);
    std::string name = symbol_token(source_name(seen_class(of).name));
    if (is_lambda_class(of.name.text()) || is_input_class(of.name.text())) {
      return fmt::format("(function {})", symbol_token(source_name(of.interfaces[0]->name)));
    }
    if (of.of_library) return of_library(value, name);
    std::string fields;
    RecordObject* record = context_.readable(value.as_record());
    for (const Field* field : of.layout) {
      if (field->owner->of_library) continue;
      fields += fmt::format(" ({} {})", symbol_token(field->info->name.text()),
                            text(record->fields()[field->index], field->info->descriptor));
    }
    return fmt::format("(object {}{})", name, fields);
  }

  std::string of_library(Value value, const std::string& name) {
    using Form = LibraryContent::Form;
    if (name == "java.util.Optional" || name == "java.util.concurrent.atomic.AtomicReference") {
      Value held = get_field(context_, value, "value");
      bool is_empty = name == "java.util.Optional" && held.is(Kind::Nil);
      return fmt::format("(collection {}{})", name, is_empty ? "" : " " + object(held));
    }
    context_.renew(Budget{}); // to ask the object
    if (name == "java.math.BigInteger" || name == "java.math.BigDecimal") {
      auto text = ask_object(context_, value, "java/lang/Object", "toString()Ljava/lang/String;");
      return text ? fmt::format("(library {} {})", name, object(*text)) : fmt::format("(opaque {})", name);
    }
    std::optional<LibraryContent> content = library_content(context_, value);
    Form form = content ? content->form : Form::Closed;
    std::string parts;
    switch (form) {
      case Form::Elements:
      case Form::Set:
        for (Value part : content->parts) parts += " " + object(part);
        return fmt::format("(collection {}{})", name, parts);
      case Form::Map:
        for (size_t i = 0; i + 1 < content->parts.size(); i += 2) {
          std::string key = object(content->parts[i]);
          parts += fmt::format(" ({} {})", key, object(content->parts[i + 1]));
        }
        return fmt::format("(map {}{})", name, parts);
      case Form::Text: return fmt::format("(text {} {})", name, object(content->parts[0]));
      default: return fmt::format("(opaque {})", name);
    }
  }

  std::string array(Value value, const JavaClass& of) {
    Symbol element(of.name.text().substr(1));
    std::string elements;
    ArrayObject* array = context_.readable(value.as_array());
    for (uint64_t i = 0; i < array->count; ++i) elements += " " + text(array->elements()[i], element);
    return fmt::format("(array {}{})", symbol_token(source_type(element)), elements);
  }

  Context& context_;
  std::unordered_map<uint64_t, size_t> numbers_;
};

} // namespace

std::string canonical_text(Context& context, Value value, Symbol type) {
  return CanonicalWriter(context).text(value, type);
}

} // namespace assay::java
