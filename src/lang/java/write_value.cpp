#include "lang/java/write_value.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/object.h"
#include "input/made_by_call.h"
#include "lang/java/function_objects.h"
#include "lang/java/java_type.h"
#include "lang/java/makers.h"

namespace assay::java {

namespace {

std::string escaped(char16_t unit, char quote) {
  switch (unit) {
    case '\n': return "\\n";
    case '\t': return "\\t";
    case '\r': return "\\r";
    case '\\': return "\\\\";
    default: break;
  }
  if (unit == static_cast<char16_t>(quote)) return fmt::format("\\{}", quote);
  if (unit >= 0x20 && unit < 0x7f) return std::string(1, static_cast<char>(unit));
  return fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
}

std::vector<Value> list_elements(Value list) {
  std::vector<Value> elements;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) elements.push_back(list.as_cons()->head);
  return elements;
}

std::string joined(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : ", ") + text;
  return all;
}

// As javac takes it: classes inside of others are named with dots.
std::string named(Symbol class_name) { return source_text(class_type(class_name.text())); }

// A call that makes a part of an input.
class CallWriter {
 public:
  explicit CallWriter(Value call) : call_(call), name_(maker_of(call)), maker_(maker_of_name(name_)) {}

  std::string text() const {
    if (!maker_) return static_call();
    switch (maker_->kind) {
      case MakerKind::New: {
        bool is_generic = maker_->owner.text() == "java/util/ArrayList";
        return fmt::format("new {}{}({})", named(maker_->owner), is_generic ? "<>" : "",
                           joined(arguments(Symbol(maker_->rest), 0)));
      }
      case MakerKind::Then: return sequence();
      case MakerKind::EnumConstant: return fmt::format("{}.{}", named(maker_->owner), maker_->rest);
      case MakerKind::Array: return array();
      case MakerKind::Text: return string();
      case MakerKind::Function: return lambda_text(*maker_, argument(0));
      case MakerKind::Single: return float_literal(argument(0).as_float(), true);
      default: return "null";
    }
  }

 private:
  Value argument(size_t index) const { return call_.elements()[made_by_call_extra + index]; }

  std::vector<std::string> arguments(Symbol descriptor, size_t from) const {
    std::vector<std::string> texts;
    MethodDescriptor types = method_descriptor(descriptor);
    for (size_t i = 0; i < types.parameters.size(); ++i) {
      texts.push_back(expression_of(argument(from + i), types.parameters[i]));
    }
    return texts;
  }

  std::string static_call() const {
    std::string_view text = name_.text();
    size_t open = text.find('(');
    size_t dot = text.rfind('.', open);
    std::string_view method = text.substr(dot + 1, open - dot - 1);
    Symbol owner(text.substr(0, dot));
    if (method == "asList") return fmt::format("{}.asList({})", named(owner), spread(argument(0)));
    // A box is written as what is in it.
    if (method == "valueOf") return expression_of(argument(0), Symbol(text.substr(open + 1, 1)));
    return fmt::format("{}.{}({})", named(owner), method, joined(arguments(Symbol(text.substr(open)), 0)));
  }

  // The elements of an array as arguments; a single null would be taken for the array itself.
  static std::string spread(Value array) {
    std::vector<Value> elements = list_elements(array.elements()[made_by_call_extra]);
    Symbol type("Ljava/lang/Object;");
    if (elements.size() == 1 && elements[0].is(Kind::Nil)) return "(Object) null";
    std::vector<std::string> texts;
    for (Value element : elements) texts.push_back(expression_of(element, type));
    return joined(texts);
  }

  std::string array() const {
    Symbol element(maker_->owner.text().substr(1));
    std::vector<std::string> texts;
    for (Value each : list_elements(argument(0))) texts.push_back(expression_of(each, element));
    std::string type = source_text(type_of_descriptor(maker_->owner));
    return fmt::format("new {}{{{}}}", type, joined(texts));
  }

  std::string string() const {
    std::u16string text;
    for (Value character : list_elements(argument(0))) text += static_cast<char16_t>(character.as_integer());
    return quoted(text);
  }

  // Statements, in the order in which they are carried out.
  std::string sequence() const {
    std::vector<std::string> statements;
    Value at = call_;
    for (;;) {
      CallWriter writer(at);
      if (!writer.maker_ || writer.maker_->kind != MakerKind::Then) break;
      std::string_view selector = writer.maker_->rest;
      size_t open = selector.find('(');
      statements.push_back(fmt::format("it.{}({});", selector.substr(0, open),
                                       joined(writer.arguments(Symbol(selector.substr(open)), 1))));
      at = writer.argument(0);
    }
    std::ranges::reverse(statements);
    std::string type = named(maker_->owner);
    std::string body;
    for (const std::string& statement : statements) body += statement + " ";
    return fmt::format("((java.util.concurrent.Callable<{0}>) () -> {{ {0} it = {1}; {2}return it; }}).call()", type,
                       expression_of(at, type_of_class(maker_->owner)), body);
  }

  Value call_;
  Symbol name_;
  std::optional<Maker> maker_;
};

} // namespace

std::string integer_literal(int64_t number, char tag) {
  switch (tag) {
    case 'Z': return number != 0 ? "true" : "false";
    case 'C': return fmt::format("'{}'", escaped(static_cast<char16_t>(number), '\''));
    case 'B': return fmt::format("(byte) {}", number);
    case 'S': return fmt::format("(short) {}", number);
    case 'J': return fmt::format("{}L", number);
    default: return fmt::format("{}", number);
  }
}

std::string float_literal(double number, bool single) {
  std::string_view box = single ? "Float" : "Double";
  if (single) number = static_cast<double>(static_cast<float>(number));
  if (std::isnan(number)) return fmt::format("{}.NaN", box);
  if (std::isinf(number)) return fmt::format("{}.{}_INFINITY", box, number < 0 ? "NEGATIVE" : "POSITIVE");
  std::string text = single ? fmt::format("{}", static_cast<float>(number)) : fmt::format("{}", number);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return single ? text + "f" : text;
}

std::string quoted(const std::u16string& text) {
  std::string result = "\"";
  for (char16_t unit : text) result += escaped(unit, '"');
  return result + "\"";
}

std::string expression_of(Value value, Symbol type) {
  if (value.is(Kind::Nil)) return "null";
  if (value.is(Kind::Integer)) return integer_literal(value.as_integer(), type_tag(type));
  if (value.is(Kind::Float)) return float_literal(value.as_float(), type_tag(type) == 'F');
  if (is_made_by_call(value)) return CallWriter(value).text();
  return "null";
}

} // namespace assay::java
