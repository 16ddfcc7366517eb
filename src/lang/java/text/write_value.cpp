#include "lang/java/text/write_value.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/object.h"
#include "input/made_by_call.h"
#include "lang/java/load/instructions.h"
#include "lang/java/load/java_type.h"
#include "lang/java/text/argument_list.h"
#include "lang/java/text/literals.h"
#include "lang/java/text/write_function_object.h"
#include "lang/java/types/makers.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

std::vector<Value> list_elements(Value list) {
  std::vector<Value> elements;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) elements.push_back(list.as_cons()->head);
  return elements;
}

// As javac takes it: classes inside of others are named with dots.
std::string named(Symbol class_name) { return source_text(class_type(class_name.text())); }

// A call that makes a part of an input.
class CallWriter {
 public:
  CallWriter(ClassTable& classes, Value call, TakenTexts* taken)
      : classes_(classes), call_(call), name_(maker_of(call)), maker_(maker_of_name(name_)), taken_(taken) {}

  std::string text() const {
    if (!maker_) return static_call();
    switch (maker_->kind) {
      case MakerKind::New: return new_object();
      case MakerKind::Then:
      case MakerKind::Pass:
      case MakerKind::Fields: return sequence();
      case MakerKind::Call: return call_of_object();
      case MakerKind::EnumConstant: return fmt::format("{}.{}", named(maker_->owner), maker_->rest);
      case MakerKind::Array: return array();
      case MakerKind::Text:
      case MakerKind::WideText: return string();
      case MakerKind::Function: return function_object();
      case MakerKind::Single: return float_literal(argument(0).as_float(), true);
      default: return "null";
    }
  }

 private:
  std::string part(Value value, Symbol type) const { return expression_of(classes_, value, type, taken_); }
  Value argument(size_t index) const { return call_.elements()[made_by_call_extra + index]; }

  // Of the class whose maker it is.
  const Method* method(Symbol owner, Symbol selector) const {
    JavaClass* of = classes_.find(owner);
    return of == nullptr ? nullptr : ClassTable::find_method(*of, selector);
  }

  std::string arguments(const Method* method, size_t from) const {
    if (method == nullptr) return {};
    std::vector<std::string> texts;
    for (Symbol type : method->descriptor.parameters) {
      texts.push_back(part(argument(from + texts.size()), type));
    }
    return argument_list(*method, texts);
  }

  // A generic class of the program is taken raw: what its methods take is whatever the input has.
  std::string new_object() const {
    JavaClass* of = classes_.find(maker_->owner);
    bool is_generic = of != nullptr && of->of_library && !variables_of_class(*of->file).empty();
    const Method* constructor = method(maker_->owner, Symbol("<init>" + maker_->rest));
    if (of != nullptr && is_inner(*of)) return new_inner(*of, constructor);
    return fmt::format("new {}{}({})", named(maker_->owner), is_generic ? "<>" : "", arguments(constructor, 0));
  }

  // Of a class inside of another, whose object is the first argument: `new Outer().new Inner(1)`.
  std::string new_inner(const JavaClass& of, const Method* constructor) const {
    std::string_view name = of.name.text();
    std::vector<std::string> texts;
    for (Symbol type : constructor == nullptr ? std::vector<Symbol>() : constructor->descriptor.parameters) {
      texts.push_back(part(argument(texts.size()), type));
    }
    if (texts.empty()) return "null";
    std::string outer = texts[0];
    texts.erase(texts.begin());
    return fmt::format("{}.new {}({})", as_receiver(outer), name.substr(name.rfind('$') + 1), fmt::join(texts, ", "));
  }

  std::string call_of_object() const {
    std::string_view selector = maker_->rest;
    const Method* called = method(maker_->owner, Symbol(selector));
    if (called == nullptr) return "null";
    std::string object = as_receiver(part(argument(0), type_of_class(maker_->owner)));
    std::string call = fmt::format("{}.{}({})", object, selector.substr(0, selector.find('(')), arguments(called, 1));
    // Raw, so that it is what is wanted whatever javac takes the elements for.
    bool is_generic = !called->info->signature.empty();
    return is_generic ? fmt::format("({}) {}", source_text(type_of_descriptor(called->descriptor.result)), call) : call;
  }

  std::string static_call() const {
    std::string_view text = name_.text();
    size_t open = text.find('(');
    size_t dot = text.rfind('.', open);
    std::string_view called = text.substr(dot + 1, open - dot - 1);
    Symbol owner(text.substr(0, dot));
    if (called == "asList" && owner.text() == "java/util/Arrays") return list(argument(0));
    // A box is written as what is in it.
    if (called == "valueOf" && is_box(owner)) return box(Symbol(text.substr(open + 1, 1)));
    // What it is a class of, javac would want to know.
    std::string_view cast = called == "forName" && owner.text() == "java/lang/Class" ? "(Class) " : "";
    return fmt::format("{}{}.{}({})", cast, named(owner), called,
                       arguments(method(owner, Symbol(text.substr(dot + 1))), 0));
  }

  static bool is_box(Symbol owner) {
    return std::ranges::any_of(std::string_view("ZBCSIJFD"),
                               [&](char tag) { return box_class(Symbol(std::string(1, tag))) == owner; });
  }

  std::string box(Symbol type) const { return part(argument(0), type); }

  // A single null, or a single array, would be taken for the array of all elements.
  std::string list(Value array) const {
    std::vector<Value> elements = list_elements(array.elements()[made_by_call_extra]);
    std::vector<std::string> texts;
    for (Value element : elements) texts.push_back(part(element, Symbol("Ljava/lang/Object;")));
    bool is_unclear = elements.size() == 1 && (elements[0].is(Kind::Nil) || texts[0].ends_with('}'));
    return fmt::format("java.util.{}({})", is_unclear ? "Collections.singletonList" : "Arrays.asList",
                       fmt::join(texts, ", "));
  }

  std::string array() const {
    Symbol element(maker_->owner.text().substr(1));
    std::vector<std::string> texts;
    for (Value each : list_elements(argument(0))) texts.push_back(part(each, element));
    std::string type = source_text(type_of_descriptor(maker_->owner));
    return fmt::format("new {}{{{}}}", type, fmt::join(texts, ", "));
  }

  std::string string() const {
    std::u16string text;
    for (Value character : list_elements(argument(0))) text += static_cast<char16_t>(character.as_integer());
    bool is_taken = taken_ != nullptr && taken_->take(text);
    return is_taken ? fmt::format("new String({})", quoted(text)) : quoted(text);
  }

  std::string function_object() const {
    auto spec = spec_of_maker(classes_, *maker_);
    if (!spec) return "null";
    std::vector<Value> parts;
    for (size_t i = 0; i < spec->methods.size(); ++i) parts.push_back(argument(i));
    return function_object_text(*spec, parts, [&](Value value, Symbol type) { return part(value, type); });
  }

  // Something that is done with an object: `.add(1)`, or `.x = 1`, or `Painter.paint(`, where it is between the two.
  struct Change {
    std::string before;
    std::string after;
  };

  bool is_change() const {
    return maker_ &&
           (maker_->kind == MakerKind::Then || maker_->kind == MakerKind::Pass || maker_->kind == MakerKind::Fields);
  }

  std::vector<Change> changes() const {
    std::vector<Change> all;
    if (maker_->kind == MakerKind::Pass) return {passing()};
    if (maker_->kind == MakerKind::Then) {
      std::string_view selector = maker_->rest;
      const Method* called = method(maker_->owner, Symbol(selector));
      return {{"", fmt::format(".{}({})", selector.substr(0, selector.find('(')), arguments(called, 1))}};
    }
    for (const NamedField& field : fields_set(maker_->rest)) {
      all.push_back({"", fmt::format(".{} = {}", field.name.text(), part(argument(1 + all.size()), field.type))});
    }
    return all;
  }

  Change passing() const {
    PassedOn passed = passed_on(classes_, maker_->rest);
    if (passed.method == nullptr) return {};
    constexpr std::string_view here = "\x01"; // where the object is
    bool is_static = passed.method->is_static();
    Symbol owner = passed.method->owner->name;
    size_t next = is_static ? 1 : 2;
    std::vector<std::string> texts;
    for (size_t i = 0; i < passed.method->descriptor.parameters.size(); ++i) {
      bool is_object = i == passed.parameter;
      texts.push_back(is_object ? std::string(here) : part(argument(next), passed.method->descriptor.parameters[i]));
      next += is_object ? 0 : 1;
    }
    std::string called = is_static ? named(owner) : as_receiver(part(argument(1), type_of_class(owner)));
    std::string all =
        fmt::format("{}.{}({})", called, passed.method->info->name.text(), argument_list(*passed.method, texts));
    size_t at = all.find(here);
    return {all.substr(0, at), all.substr(at + here.size())};
  }

  // Statements, in the order in which they are carried out.
  std::string sequence() const {
    std::vector<Change> changes; // the last one first
    std::string all;
    Value at = call_;
    for (;;) {
      CallWriter writer(classes_, at, taken_);
      if (!writer.is_change()) break;
      std::vector<Change> here = writer.changes();
      changes.insert(changes.end(), here.rbegin(), here.rend());
      for (const Change& change : here) all += change.before + change.after;
      at = writer.argument(0);
    }
    std::string first = part(at, type_of_class(maker_->owner));
    std::string it = unused_name(all + first);
    std::string body;
    for (size_t i = changes.size(); i > 0; --i) body += changes[i - 1].before + it + changes[i - 1].after + "; ";
    return fmt::format("((java.util.concurrent.Callable<{0}>) () -> {{ {0} {1} = {2}; {3}return {1}; }}).call()",
                       named(maker_->owner), it, first, body);
  }

  // Of a variable around this text, which may have such variables itself.
  static std::string unused_name(std::string_view text) {
    std::string name = "it";
    for (int number = 2; text.find(fmt::format(" {} = ", name)) != std::string_view::npos; ++number) {
      name = fmt::format("it{}", number);
    }
    return name;
  }

  ClassTable& classes_;
  Value call_;
  Symbol name_;
  std::optional<Maker> maker_;
  TakenTexts* taken_;
};

} // namespace

std::string as_receiver(const std::string& text) {
  bool is_cast = text.starts_with('(') && !text.starts_with("((");
  return is_cast ? fmt::format("({})", text) : text;
}

std::optional<TakenTexts> taken_texts(const JavaClass& of) {
  bool compares = false;
  for (const Method& method : of.methods) {
    if (!method.info->code) continue;
    std::span<const uint8_t> code = method.info->code->bytes;
    visit_instructions(code, [&](uint32_t at) {
      compares = compares || code[at] == opcode::if_acmpeq || code[at] == opcode::if_acmpne;
    });
  }
  if (!compares) return std::nullopt;
  TakenTexts taken;
  for (const Constant& constant : of.file->constants) {
    if (const auto* text = std::get_if<StringConstant>(&constant)) taken.texts.insert(text->text);
    const auto* member = std::get_if<MemberReference>(&constant);
    bool interns = member != nullptr && member->owner.text() == "java/lang/String" && member->name.text() == "intern";
    taken.are_interned = taken.are_interned || interns;
  }
  return taken;
}

std::string expression_of(ClassTable& classes, Value value, Symbol type, TakenTexts* taken) {
  if (value.is(Kind::Integer) || value.is(Kind::Float)) return number_literal(value, type);
  if (!is_made_by_call(value)) return "null";
  if (auto argument = same_argument(maker_of(value))) return earlier_argument(*argument);
  return CallWriter(classes, value, taken).text();
}

std::string earlier_argument(size_t index) { return fmt::format("assay_argument_{}", index); }

} // namespace assay::java
