#include "lang/java/text/library_content.h"

#include <array>

#include "lang/java/lower/lambda.h"
#include "lang/java/program.h"
#include "machine/machine.h"

namespace assay::java {

namespace {

using Form = LibraryContent::Form;

class Content {
 public:
  Content(Context& context, Value object) : context_(context), object_(object), of_(class_of(context, object)) {}

  std::optional<LibraryContent> get() {
    std::string_view name = of_.name.text();
    if (is_lambda_class(name) || is_input_class(name)) return closed();
    if (name == "java/lang/Class") return of_class();
    if (name == "java/lang/String") return fields(of_.name, {"value", "coder"});
    if (name == "java/math/BigInteger") return fields(of_.name, {"signum", "mag"});
    if (name == "java/math/BigDecimal") return decimal();
    if (name == "java/lang/StringBuilder" || name == "java/lang/StringBuffer") {
      return asked(Form::Text, of_.name, {{object_, "java/lang/Object", "toString()Ljava/lang/String;"}});
    }
    if (is("java/util/Map")) return map();
    if (is("java/util/List")) return elements(Form::Elements, "java/util/List");
    if (is("java/util/Set")) return elements(Form::Set, "java/util/Set");
    if (is("java/util/Collection")) return elements(Form::Elements, of_.name.text());
    if (is("java/util/Map$Entry")) {
      return asked(Form::Entry, Symbol("java/util/Map$Entry"),
                   {{object_, "java/util/Map$Entry", "getKey()Ljava/lang/Object;"},
                    {object_, "java/util/Map$Entry", "getValue()Ljava/lang/Object;"}});
    }
    if (is("java/lang/Throwable")) return throwable();
    if (!of_.of_library) return std::nullopt;
    for (std::string_view used_up : {"java/util/Iterator", "java/util/Enumeration", "java/util/stream/BaseStream",
                                     "java/util/Spliterator", "java/io/Closeable", "java/lang/Thread"}) {
      if (is(used_up)) return closed();
    }
    return std::nullopt;
  }

 private:
  struct Question {
    Value object;
    std::string_view type;
    std::string_view selector;
  };

  bool is(std::string_view type) {
    JavaClass* other = class_named(context_, Symbol(type));
    return other != nullptr && of_.is_a(*other);
  }
  LibraryContent closed() const { return {Form::Closed, of_.name, {}}; }

  std::optional<Value> answer(const Question& question) {
    return ask_object(context_, question.object, question.type, question.selector);
  }

  LibraryContent asked(Form form, Symbol kind, std::initializer_list<Question> questions) {
    LibraryContent content{form, kind, {}};
    for (const Question& question : questions) {
      std::optional<Value> part = answer(question);
      if (!part) return closed();
      content.parts.push_back(*part);
    }
    add_own_fields(content);
    return content;
  }

  LibraryContent fields(Symbol kind, std::initializer_list<std::string_view> names) {
    LibraryContent content{Form::Parts, kind, {}};
    for (std::string_view name : names) content.parts.push_back(get_field(context_, object_, name));
    return content;
  }

  // Those that a class of the program adds to what it extends.
  void add_own_fields(LibraryContent& content) {
    if (of_.of_library) return;
    if (content.form == Form::Set || content.form == Form::Map) content.form = Form::Closed;
    RecordObject* record = context_.readable(object_.as_record());
    for (const Field* field : of_.layout) {
      if (!field->owner->of_library) content.parts.push_back(record->fields()[field->index]);
    }
    content.kind = of_.name;
  }

  LibraryContent elements(Form form, std::string_view kind) {
    auto all = answer({object_, "java/util/Collection", "toArray()[Ljava/lang/Object;"});
    if (!all || !all->is(Kind::Array)) return closed();
    ArrayObject* array = context_.readable(all->as_array());
    LibraryContent content{form, Symbol(kind), {array->elements(), array->elements() + array->count}};
    add_own_fields(content);
    return content;
  }

  LibraryContent map() {
    auto entries = answer({object_, "java/util/Map", "entrySet()Ljava/util/Set;"});
    if (entries) entries = answer({*entries, "java/util/Collection", "toArray()[Ljava/lang/Object;"});
    if (!entries || !entries->is(Kind::Array)) return closed();
    LibraryContent content{Form::Map, Symbol("java/util/Map"), {}};
    ArrayObject* array = context_.readable(entries->as_array());
    for (uint64_t i = 0; i < array->count; ++i) {
      Value entry = array->elements()[i];
      auto key = answer({entry, "java/util/Map$Entry", "getKey()Ljava/lang/Object;"});
      auto value = answer({entry, "java/util/Map$Entry", "getValue()Ljava/lang/Object;"});
      if (!key || !value) return closed();
      content.parts.push_back(*key);
      content.parts.push_back(*value);
    }
    add_own_fields(content);
    return content;
  }

  // As its equals has it: 1.0 and 1.00 differ.
  LibraryContent decimal() {
    LibraryContent content =
        asked(Form::Parts, of_.name, {{object_, "java/math/BigDecimal", "unscaledValue()Ljava/math/BigInteger;"}});
    if (content.form != Form::Closed) content.parts.push_back(get_field(context_, object_, "scale"));
    return content;
  }

  LibraryContent of_class() {
    JavaClass* of = program_of(context_).class_of_mirror(object_);
    return {Form::Parts, Symbol("class " + std::string(of == nullptr ? "" : of->name.text())), {}};
  }

  // Not where it was made.
  LibraryContent throwable() {
    Value cause = get_field(context_, object_, "cause");
    LibraryContent content{Form::Parts, of_.name, {get_field(context_, object_, "detailMessage")}};
    content.parts.push_back(cause.same(object_) ? Value::nil() : cause);
    add_own_fields(content);
    return content;
  }

  Context& context_;
  Value object_;
  JavaClass& of_;
};

} // namespace

std::optional<Value> ask_object(Context& context, Value object, std::string_view type, std::string_view selector) {
  Symbol wanted = function_name(Symbol(type), Symbol(selector));
  const core::Function* method = context.program().resolve_method(class_name_of(object), wanted);
  if (method == nullptr || context.machine == nullptr) return std::nullopt;
  Outcome outcome = context.machine->call(context, *method, {&object, 1});
  if (!outcome.returned() || outcome.values.size() != 1) return std::nullopt;
  return outcome.values[0];
}

std::optional<LibraryContent> library_content(Context& context, Value object) {
  if (!object.is(Kind::Record)) return std::nullopt;
  return Content(context, object).get();
}

} // namespace assay::java
