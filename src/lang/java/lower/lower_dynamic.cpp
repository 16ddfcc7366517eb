// invokedynamic, as javac writes it: concatenation of strings, lambdas and references to methods, and what records have
// by themselves. Each becomes plain code; other bootstrap methods are unsupported, by name.

#include <fmt/format.h>

#include "lang/java/lower/lambda.h"
#include "lang/java/lower/lower_method.h"
#include "lang/java/lower/record_methods.h"

namespace assay::java {

namespace {

constexpr std::string_view builder_class = "java/lang/StringBuilder";

// Of the methods `append` that StringBuilder has.
Symbol appended_type(Symbol type) {
  switch (type_tag(type)) {
    case 'B':
    case 'S': return Symbol("I");
    case 'L': return type.text() == "Ljava/lang/String;" ? type : Symbol("Ljava/lang/Object;");
    case '[': return Symbol("Ljava/lang/Object;");
    default: return type;
  }
}

class Concatenation {
 public:
  explicit Concatenation(Emitter& emit) : emit_(emit) {
    builder_ = emit_.new_object(*emit_.classes().find(Symbol(builder_class)));
    emit_.call_library(builder_class, "<init>()V", CallKind::Special, {builder_});
  }
  void append(core::Operand value, Symbol type) {
    std::string selector = fmt::format("append({})Ljava/lang/StringBuilder;", appended_type(type).text());
    emit_.call_library(builder_class, selector, CallKind::Special, {builder_, value});
  }
  void append(const std::u16string& text) {
    if (!text.empty()) append(emit_.string(text), Symbol("Ljava/lang/String;"));
  }
  core::Operand result() {
    return emit_.call_library(builder_class, "toString()Ljava/lang/String;", CallKind::Special, {builder_});
  }

 private:
  Emitter& emit_;
  core::Operand builder_;
};

// A constant of a recipe, as text.
std::u16string constant_text(const Constant& constant) {
  std::string text;
  if (const auto* string = std::get_if<StringConstant>(&constant)) return string->text;
  if (const auto* number = std::get_if<int32_t>(&constant)) text = fmt::format("{}", *number);
  if (const auto* number = std::get_if<int64_t>(&constant)) text = fmt::format("{}", *number);
  return {text.begin(), text.end()};
}

} // namespace

void MethodLowering::lower_dynamic(const DynamicConstant& constant) {
  const ClassFile& file = *method_.owner->file;
  const BootstrapMethod& bootstrap = file.bootstraps[constant.bootstrap];
  const MemberReference& maker = bootstrap.method.member;
  MethodDescriptor descriptor = method_descriptor(constant.descriptor);
  Operands arguments = pop_arguments(descriptor, false);
  std::string who = fmt::format("{}.{}", maker.owner.text(), maker.name.text());
  if (who == "java/lang/invoke/StringConcatFactory.makeConcatWithConstants") {
    const auto& recipe = std::get<StringConstant>(file.constants[bootstrap.arguments[0]]).text;
    Concatenation whole(emit_);
    std::u16string literal;
    size_t next_argument = 0;
    size_t next_constant = 1;
    for (char16_t unit : recipe) {
      if (unit == 1) {
        whole.append(literal);
        literal.clear();
        whole.append(arguments[next_argument], descriptor.parameters[next_argument]);
        ++next_argument;
      } else if (unit == 2) {
        literal += constant_text(file.constants[bootstrap.arguments[next_constant++]]);
      } else {
        literal += unit;
      }
    }
    whole.append(literal);
    push(whole.result());
    return;
  }
  if (who == "java/lang/invoke/LambdaMetafactory.metafactory" ||
      who == "java/lang/invoke/LambdaMetafactory.altMetafactory") {
    auto method_index = &method_ - method_.owner->methods.data();
    Symbol name(fmt::format("{}$$Lambda${}${}", method_.owner->name.text(), method_index, emit_.ordinal()));
    LambdaSite site{name, constant, bootstrap, file, emit_.place()};
    const JavaClass* made = make_lambda_class(module_, classes_, *method_.owner, site);
    if (made == nullptr) {
      push(emit_.unsupported("a lambda whose interface is missing"));
      return;
    }
    if (arguments.empty()) {
      push(emit_.primitive("java.lambda", {emit_.class_symbol(*made)}));
    } else {
      push(function_.append(core::Opcode::Record, arguments, 1, emit_.place(), 0, made->name)[0]);
    }
    return;
  }
  if (who == "java/lang/runtime/ObjectMethods.bootstrap") {
    push(record_method(emit_, *method_.owner, constant.name.text(), arguments));
    return;
  }
  Operand none = emit_.unsupported(fmt::format("invokedynamic by {}", source_name(Symbol(who))));
  if (!is_void(descriptor.result)) push(none, descriptor.result);
}

} // namespace assay::java
