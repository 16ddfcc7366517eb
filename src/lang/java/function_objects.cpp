#include "lang/java/function_objects.h"

#include <fmt/format.h>

#include "input/canonical_function.h"
#include "lang/java/write_value.h"

namespace assay::java {

namespace {

constexpr std::string_view numbers = "ZBCSIJFD";

// The number that a value of a type is, or has in it; `-` for none.
char tag_of(const JavaType& type) {
  if (type.is_primitive()) return type.tag;
  if (type.kind != JavaType::Kind::Class) return '-';
  for (char tag : numbers) {
    if (box_class(Symbol(std::string(1, tag))) == type.name) return tag;
  }
  return '-';
}

bool is_of_object(const Method& method, ClassTable& classes) {
  JavaClass* object = classes.find(Symbol("java/lang/Object"));
  return object != nullptr && object->by_selector.contains(method.selector);
}

// The one method that is abstract; null: there are none or several.
const Method* single_method(ClassTable& classes, JavaClass& interface) {
  const Method* single = nullptr;
  for (const JavaClass* ancestor : interface.ancestors) {
    if (!ancestor->is_interface()) continue;
    for (const Method& method : ancestor->methods) {
      if (!method.is(access::is_abstract) || is_of_object(method, classes)) continue;
      const Method* found = ClassTable::dispatch(interface, method.selector);
      if (found != nullptr && !found->is(access::is_abstract)) continue;
      if (single != nullptr && single->selector != method.selector) return nullptr;
      single = &method;
    }
  }
  return single;
}

struct MakerParts {
  std::string_view selector;
  std::string_view tags; // of the parameters, then of the result
  std::string_view type; // as source text
};
MakerParts parts_of(const Maker& maker) {
  std::string_view rest = maker.rest;
  size_t first = rest.find(':');
  size_t second = first == std::string_view::npos ? first : rest.find(':', first + 1);
  if (second == std::string_view::npos) return {};
  return {rest.substr(0, first), rest.substr(first + 1, second - first - 1), rest.substr(second + 1)};
}

Symbol tag_type(char tag) { return Symbol(std::string(1, tag)); }

} // namespace

std::optional<FunctionSpec> function_spec(ClassTable& classes, const JavaType& interface) {
  JavaClass* of = interface.kind == JavaType::Kind::Class ? classes.find(interface.name) : nullptr;
  if (of == nullptr || !of->is_interface()) return std::nullopt;
  const Method* method = single_method(classes, *of);
  // What its variables stand for is known where it declares the method itself.
  if (method == nullptr || method->owner != of) return std::nullopt;
  std::vector<TypeVariable> variables = variables_of_class(*of->file);
  for (size_t i = 0; i < variables.size() && i < interface.arguments.size(); ++i) {
    variables[i].bound = interface.arguments[i];
  }
  MethodType type = type_of_method(*method->info);
  if (!type.variables.empty()) return std::nullopt;
  FunctionSpec spec{method, {}, tag_of(substitute(type.result, variables)), source_text(interface)};
  if (spec.result == '-') return std::nullopt;
  for (const JavaType& parameter : type.parameters) spec.seen += tag_of(substitute(parameter, variables));
  return spec;
}

Symbol function_maker(const JavaClass& interface, const FunctionSpec& spec) {
  return maker_name(MakerKind::Function, interface.name,
                    fmt::format("{}:{}{}:{}", spec.method->selector.text(), spec.seen, spec.result, spec.type));
}

std::optional<FunctionSpec> spec_of_maker(ClassTable& classes, const Maker& maker) {
  JavaClass* of = classes.find(maker.owner);
  auto [selector, tags, type] = parts_of(maker);
  const Method* method = of == nullptr ? nullptr : ClassTable::find_method(*of, Symbol(selector));
  if (method == nullptr || tags.empty()) return std::nullopt;
  return FunctionSpec{method, std::string(tags.substr(0, tags.size() - 1)), tags.back(), std::string(type)};
}

const core::Function* lower_function_maker(core::ModuleBuilder& module, ClassTable& classes, Symbol name,
                                           const FunctionSpec& spec) {
  const Method& method = *spec.method;
  MadeClass made;
  made.name = Symbol(fmt::format("{}$$Input${}{}", method.owner->name.text(), spec.seen, spec.result));
  made.interfaces = {method.owner->name};
  made.field_types = {Symbol("Ljava/lang/Object;")};
  Symbol body_name = function_name(made.name, method.selector);
  made.methods = {{method.info->name, method.info->descriptor, body_name}};
  if (classes.find(made.name) == nullptr) classes.add(made);

  core::FunctionBuilder body(module, body_name, method.info->name, method.arity());
  Emitter emit(module, body, body_name, classes, nullptr);
  body.set_exported(true);
  body.start_block(body.entry());
  emit.at({}, 0);
  Emitter::Operands arguments;
  for (uint32_t i = 0; i < spec.seen.size(); ++i) {
    if (spec.seen[i] == '-') continue;
    Symbol type = tag_type(spec.seen[i]);
    core::Operand value = body.parameter(i + 1);
    Symbol given = method.descriptor.parameters[i];
    if (is_reference(given)) value = emit.unbox(emit.checked_cast(value, box_class(type)), type);
    arguments.push_back(value);
  }
  core::Operand function = emit.load(0, body.parameter(0));
  core::Operand result = body.call_indirect(function, arguments, 1, {}, emit.site("call"))[0];
  if (spec.result == 'F') result = emit.primitive("java.d2f", {result});
  bool is_boxed = is_reference(method.descriptor.result);
  body.return_values({spec.result != 'V' && is_boxed ? emit.box(result, tag_type(spec.result)) : result}, {});
  module.add(body.finish());

  core::FunctionBuilder maker(module, name, name, 1);
  maker.set_exported(true);
  maker.start_block(maker.entry());
  maker.return_values(maker.append(core::Opcode::Record, {maker.parameter(0)}, 1, {}, 0, made.name), {});
  return maker.finish();
}

namespace {

class LambdaWriter {
 public:
  LambdaWriter(std::string_view tags, const CanonicalFunction& function)
      : tags_(tags.substr(0, tags.size() - 1)), result_(tags.back()), function_(function) {
    for (size_t i = 0; i < tags_.size(); ++i) names_.push_back(fmt::format("x{}", i + 1));
    for (size_t i = 0; i < tags_.size(); ++i) {
      if (tags_[i] != '-') seen_.push_back(i);
    }
  }

  std::string text() const {
    std::string parameters;
    for (const std::string& name : names_) parameters += (parameters.empty() ? "" : ", ") + name;
    if (result_ == 'V') return fmt::format("({}) -> {{}}", parameters);
    std::string last = body(function_.default_body(function_.entry));
    std::string choices;
    for (const CanonicalFunction::Row& row : function_.entry.rows) {
      std::string condition = condition_of(row);
      std::string answer = body(&function_.bodies[row.body]);
      if (condition.empty()) {
        last = answer;
        break;
      }
      if (answer != last) choices += fmt::format("{} ? {} : ", condition, answer);
    }
    return fmt::format("({}) -> {}{}", parameters, choices, last);
  }

 private:
  std::string condition_of(const CanonicalFunction::Row& row) const {
    std::string condition;
    for (size_t i = 0; i < row.keys.size() && i < seen_.size(); ++i) {
      if (row.keys[i].is(Kind::Unset)) continue;
      if (!condition.empty()) condition += " && ";
      condition += fmt::format("{} == {}", names_[seen_[i]], expression_of(row.keys[i], tag_type(tags_[seen_[i]])));
    }
    return condition;
  }

  std::string body(const CanonicalFunction::Body* does) const {
    if (does != nullptr && does->type == CanonicalFunction::Body::Type::Variable && does->variable < seen_.size()) {
      return names_[seen_[does->variable]];
    }
    Value value = does == nullptr ? Value::integer(0) : does->value;
    if (value.is(Kind::Integer) && (result_ == 'D' || result_ == 'F')) {
      value = Value::floating(static_cast<double>(value.as_integer()));
    }
    return expression_of(value, tag_type(result_));
  }

  std::string tags_;
  char result_;
  const CanonicalFunction& function_;
  std::vector<std::string> names_;
  std::vector<size_t> seen_; // parameters that the function looks at
};

} // namespace

std::string lambda_text(const Maker& maker, Value function) {
  MakerParts parts = parts_of(maker);
  const CanonicalFunction* canonical = canonical_function_of(function);
  static const CanonicalFunction nobody_asked;
  std::string text = LambdaWriter(parts.tags, canonical == nullptr ? nobody_asked : *canonical).text();
  return fmt::format("({}) {}", parts.type, text);
}

} // namespace assay::java
