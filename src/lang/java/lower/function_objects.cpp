#include "lang/java/lower/function_objects.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace assay::java {

namespace {

constexpr std::string_view numbers = "ZBCSIJFD";
constexpr size_t most_methods = 6; // of an interface: who has more is nothing that a test writes by the way

// The number that a value of a type is, or has in it; `-` for none.
char tag_of(const JavaType& type) {
  if (type.is_primitive()) return type.tag;
  if (type.kind != JavaType::Kind::Class) return '-';
  for (char tag : numbers) {
    if (box_class(Symbol(std::string(1, tag))) == type.name) return tag;
  }
  return '-';
}

bool is_text(const JavaType& type) {
  return type.is_class("java/lang/String") || type.is_class("java/lang/CharSequence");
}

char seen_tag(const JavaType& type) {
  char tag = tag_of(type);
  if (tag == '-') return is_text(type) ? seen_as_length : seen_as_there;
  return type.is_primitive() ? tag : static_cast<char>(std::tolower(tag));
}

char result_tag(const JavaType& type) {
  char tag = tag_of(type);
  if (tag == '-') return 'L';
  return type.is_primitive() ? tag : static_cast<char>(std::tolower(tag));
}

bool is_of_object(const Method& method, ClassTable& classes) {
  JavaClass* object = classes.find(Symbol("java/lang/Object"));
  return object != nullptr && object->by_selector.contains(method.selector);
}

// In the order of their names, as ancestors have none. Nothing: some of one name may be the same for the compiler.
std::optional<std::vector<const Method*>> abstract_methods(ClassTable& classes, JavaClass& interface) {
  std::vector<const Method*> methods;
  for (const JavaClass* ancestor : interface.ancestors) {
    if (!ancestor->is_interface()) continue;
    for (const Method& method : ancestor->methods) {
      if (!method.is(access::is_abstract) || is_of_object(method, classes)) continue;
      const Method* found = ClassTable::dispatch(interface, method.selector);
      if (found != nullptr && !found->is(access::is_abstract)) continue;
      if (std::ranges::find(methods, method.selector, &Method::selector) != methods.end()) continue;
      methods.push_back(&method);
    }
  }
  std::ranges::sort(methods, {}, [](const Method* method) { return method->selector.text(); });
  for (size_t i = 1; i < methods.size(); ++i) {
    bool same_count = methods[i]->descriptor.parameters.size() == methods[i - 1]->descriptor.parameters.size();
    if (same_count && methods[i]->info->name == methods[i - 1]->info->name) return std::nullopt;
  }
  return methods;
}

std::optional<FunctionSpec> function_spec(ClassTable& classes, const JavaType& interface, const Method& method) {
  auto declaring = as_ancestor(classes, interface, method.owner->name);
  MethodType type = type_of_method(*method.info);
  if (!declaring || !type.variables.empty()) return std::nullopt;
  std::vector<TypeVariable> variables = variables_by(*method.owner->file, *declaring);
  JavaType result = substitute(type.result, variables);
  FunctionSpec spec{&method, {}, result_tag(result), result, {}};
  spec.head = fmt::format("{} {}(", source_text(result), method.info->name.text());
  for (size_t i = 0; i < type.parameters.size(); ++i) {
    JavaType parameter = substitute(type.parameters[i], variables);
    spec.seen += seen_tag(parameter);
    spec.head += fmt::format("{}{} x{}", i == 0 ? "" : ", ", source_text(parameter), i + 1);
  }
  spec.head += ")";
  return spec;
}

// Up to the next separator, which is taken away with it.
std::string_view next_part(std::string_view& text, char separator) {
  size_t end = std::min(text.find(separator), text.size());
  std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

Symbol tag_type(char tag) { return Symbol(std::string(1, static_cast<char>(std::toupper(tag)))); }

} // namespace

std::optional<FunctionObjectSpec> function_object_spec(ClassTable& classes, const JavaType& interface) {
  JavaClass* of = interface.kind == JavaType::Kind::Class ? classes.find(interface.name) : nullptr;
  if (of == nullptr || !of->is_interface()) return std::nullopt;
  auto methods = abstract_methods(classes, *of);
  if (!methods || methods->empty() || methods->size() > most_methods) return std::nullopt;
  FunctionObjectSpec spec{of, {}, source_text(interface)};
  for (const Method* method : *methods) {
    auto function = function_spec(classes, interface, *method);
    if (!function) return std::nullopt;
    spec.methods.push_back(std::move(*function));
  }
  return spec;
}

bool may_answer_null(const FunctionSpec& spec) { return is_box_tag(spec.result); }

bool is_box_tag(char seen) {
  return std::islower(static_cast<unsigned char>(seen)) != 0 && seen != seen_as_length && seen != seen_as_there;
}

Symbol function_object_maker(const FunctionObjectSpec& spec) {
  std::string rest = spec.type;
  for (const FunctionSpec& each : spec.methods) {
    rest += fmt::format("|{}:{}{}:{}", each.method->selector.text(), each.seen, each.result, each.head);
  }
  return maker_name(MakerKind::Function, spec.interface->name, rest);
}

std::optional<FunctionObjectSpec> spec_of_maker(ClassTable& classes, const Maker& maker) {
  JavaClass* of = classes.find(maker.owner);
  if (of == nullptr) return std::nullopt;
  std::string_view rest = maker.rest;
  FunctionObjectSpec spec{of, {}, std::string(next_part(rest, '|'))};
  while (!rest.empty()) {
    std::string_view part = next_part(rest, '|');
    const Method* method = ClassTable::find_method(*of, Symbol(next_part(part, ':')));
    std::string_view tags = next_part(part, ':');
    if (method == nullptr || tags.empty()) return std::nullopt;
    spec.methods.push_back(
        {method, std::string(tags.substr(0, tags.size() - 1)), tags.back(), JavaType{}, std::string(part)});
  }
  return spec;
}

namespace {

// What is seen of an object that is there.
core::Operand number_in(Emitter& emit, ClassTable& classes, core::Operand object, char seen) {
  if (seen == seen_as_there) return emit.integer(0);
  if (seen == seen_as_length) {
    Symbol text("java/lang/CharSequence");
    const Method* length = ClassTable::find_method(*classes.find(text), Symbol("length()I"));
    return emit.call(*length, CallKind::Virtual, {emit.checked_cast(object, text)})[0];
  }
  Symbol type = tag_type(seen);
  return emit.unbox(emit.checked_cast(object, box_class(type)), type);
}

// The same, or what stands for null.
core::Operand opened(Emitter& emit, ClassTable& classes, core::Operand object, char seen) {
  core::FunctionBuilder& function = emit.function();
  core::BlockId is_null = function.new_block();
  core::BlockId is_there = function.new_block();
  core::BlockId done = function.new_block(1);
  function.branch(emit.primitive("java.is_null", {object}), is_null, is_there, {}, emit.site("branch"));
  function.start_block(is_null);
  function.jump(done, {is_box_tag(seen) ? emit.null() : emit.integer(null_number)}, {});
  function.start_block(is_there);
  function.jump(done, {number_in(emit, classes, object, seen)}, {});
  function.start_block(done);
  return function.block_parameter(done, 0);
}

// Leaves the function there if the answer is null.
void return_if_null(Emitter& emit, core::Operand answer) {
  core::FunctionBuilder& function = emit.function();
  core::BlockId is_null = function.new_block();
  core::BlockId is_there = function.new_block();
  function.branch(emit.primitive("java.is_null_answer", {answer}), is_null, is_there, {}, emit.site("branch"));
  function.start_block(is_null);
  function.return_values({emit.null()}, {});
  function.start_block(is_there);
}

// What a method of such an object does: `part` is the field that says it.
void lower_method(core::ModuleBuilder& module, ClassTable& classes, const FunctionSpec& spec, Symbol name,
                  uint32_t part) {
  const Method& method = *spec.method;
  core::FunctionBuilder body(module, name, method.info->name, method.arity());
  Emitter emit(module, body, name, classes, nullptr);
  body.set_exported(true);
  body.start_block(body.entry());
  emit.at({}, 0);
  core::Operand does = emit.load(part, body.parameter(0));
  if (spec.result == 'L') {
    body.return_values({does}, {});
    module.add(body.finish());
    return;
  }
  Emitter::Operands arguments;
  for (uint32_t i = 0; i < spec.seen.size(); ++i) {
    core::Operand value = body.parameter(i + 1);
    bool is_object = is_reference(method.descriptor.parameters[i]);
    arguments.push_back(is_object ? opened(emit, classes, value, spec.seen[i]) : value);
  }
  core::Operand result = body.call_indirect(does, arguments, 1, {}, emit.site("call"))[0];
  if (may_answer_null(spec)) return_if_null(emit, result);
  if (std::toupper(spec.result) == 'F') result = emit.primitive("java.d2f", {result});
  bool is_boxed = spec.result != 'V' && is_reference(method.descriptor.result);
  if (is_boxed) {
    result = emit.box(result, tag_type(spec.result));
    emit.primitive("java.note_made", {result});
  }
  body.return_values({result}, {});
  module.add(body.finish());
}

constexpr std::string_view equals_selector = "equals(Ljava/lang/Object;)Z";

// Those that others write may have another one.
void lower_equals(core::ModuleBuilder& module, ClassTable& classes, Symbol name) {
  core::FunctionBuilder body(module, name, Symbol("equals"), 2);
  Emitter emit(module, body, name, classes, nullptr);
  body.set_exported(true);
  body.start_block(body.entry());
  emit.at({}, 0);
  emit.primitive("java.restricted", {module.symbol("no function input has an equals of its own")});
  core::BlockId same = body.new_block();
  core::BlockId other = body.new_block();
  body.branch(emit.primitive("java.same", {body.parameter(0), body.parameter(1)}), same, other, {},
              emit.site("branch"));
  body.start_block(same);
  body.return_values({emit.integer(1)}, {});
  body.start_block(other);
  body.return_values({emit.integer(0)}, {});
  module.add(body.finish());
}

} // namespace

const core::Function* lower_function_object_maker(core::ModuleBuilder& module, ClassTable& classes, Symbol name,
                                                  const FunctionObjectSpec& spec) {
  MadeClass made;
  std::string tags;
  for (const FunctionSpec& each : spec.methods) tags += fmt::format("${}{}", each.seen, each.result);
  made.name = Symbol(fmt::format("{}$$Input{}", spec.interface->name.text(), tags));
  made.interfaces = {spec.interface->name};
  made.field_types.assign(spec.methods.size(), Symbol("Ljava/lang/Object;"));
  for (const FunctionSpec& each : spec.methods) {
    const MethodInfo& info = *each.method->info;
    made.methods.push_back({info.name, info.descriptor, function_name(made.name, each.method->selector)});
  }
  Symbol equals = function_name(made.name, Symbol(equals_selector));
  made.methods.push_back({Symbol("equals"), Symbol("(Ljava/lang/Object;)Z"), equals});
  if (classes.find(made.name) == nullptr) {
    classes.add(made);
    lower_equals(module, classes, equals);
    for (uint32_t i = 0; i < spec.methods.size(); ++i) {
      lower_method(module, classes, spec.methods[i], made.methods[i].function, i);
    }
  }
  auto count = static_cast<uint32_t>(spec.methods.size());
  core::FunctionBuilder maker(module, name, name, count);
  maker.set_exported(true);
  maker.start_block(maker.entry());
  std::vector<core::Operand> parts;
  for (uint32_t i = 0; i < count; ++i) parts.push_back(maker.parameter(i));
  maker.return_values(maker.append(core::Opcode::Record, parts, 1, {}, 0, made.name), {});
  return maker.finish();
}

} // namespace assay::java
