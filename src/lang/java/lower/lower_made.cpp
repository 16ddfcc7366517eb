#include "lang/java/lower/lower_made.h"

#include <fmt/format.h>

#include "lang/java/lower/made_function.h"
#include "lang/java/primitives/world.h"
#include "lang/java/text/method_title.h"

namespace assay::java {

namespace {

core::Operand with_world(Emitter& emit, const Method& method, core::Operand result) {
  std::string_view why = taken_from_world(method);
  return why.empty() ? result : emit.from_world(why, result);
}

constexpr std::string_view enum_values_method =
    "java/lang/AssayMachine.enumValues(Ljava/lang/Class;)[Ljava/lang/Object;";

// Initialises the enum and asks it for its constants.
const core::Function* lower_enum_values(MadeFunction& body) {
  Emitter& emit = body.emit();
  core::FunctionBuilder& function = body.function();
  core::Operand statics = emit.primitive("java.enum_statics", body.parameters());
  core::BlockId is_none = function.new_block();
  core::BlockId is_enum = function.new_block();
  function.branch(emit.primitive("java.is_null", {statics}), is_none, is_enum, {}, emit.site("branch"));
  function.start_block(is_none);
  function.return_values({emit.null()}, {});
  function.start_block(is_enum);
  function.call_indirect(statics, {}, 1, {}, emit.site("call"));
  core::Operand values = emit.primitive("java.enum_values", body.parameters());
  return body.returning(function.call_indirect(values, {}, 1, {}, emit.site("call"))[0]);
}

constexpr std::string_view for_name_method =
    "java/lang/Class.forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;";
constexpr std::string_view initialise_method = "jdk/internal/misc/Unsafe.ensureClassInitialized0(Ljava/lang/Class;)V";

// Initialises a class unless `wanted` is 0; answers with it.
const core::Function* lower_initialising(MadeFunction& body, core::Operand mirror, core::Operand wanted) {
  Emitter& emit = body.emit();
  core::FunctionBuilder& function = body.function();
  core::Operand statics = emit.primitive("java.class_statics", {mirror, wanted});
  core::BlockId is_ready = function.new_block();
  core::BlockId is_new = function.new_block();
  function.branch(emit.primitive("java.is_null", {statics}), is_ready, is_new, {}, emit.site("branch"));
  function.start_block(is_ready);
  function.return_values({mirror}, {});
  function.start_block(is_new);
  function.call_indirect(statics, {}, 1, {}, emit.site("call"));
  return body.returning(mirror);
}

void initialise_interfaces(Emitter& emit, const JavaClass& of) {
  for (JavaClass* interface : of.interfaces) {
    initialise_interfaces(emit, *interface);
    if (is_initialised_with_classes(*interface)) emit.statics(*interface);
  }
}
// The superclass, then those interfaces that have methods with code (5.5, step 7).
void initialise_ancestors(Emitter& emit, const JavaClass& of) {
  if (of.super != nullptr && has_initialiser(*of.super)) emit.statics(*of.super);
  initialise_interfaces(emit, of);
}

} // namespace

const core::Function* lower_native(core::ModuleBuilder& module, ClassTable& classes, const Method& method,
                                   const PrimitiveRegistry& registry) {
  MadeFunction body(module, classes, method);
  if (method.function.text() == enum_values_method) return lower_enum_values(body);
  if (method.function.text() == for_name_method) {
    core::Operand mirror = body.emit().primitive("java.find_class", {body.parameters()[0]});
    return lower_initialising(body, mirror, body.parameters()[1]);
  }
  if (method.function.text() == initialise_method) {
    return lower_initialising(body, body.parameters()[1], body.emit().integer(1));
  }
  if (registry.find(method.function) != nullptr) {
    core::Operand result = body.emit().primitive(method.function.text(), body.parameters());
    return body.returning(with_world(body.emit(), method, result));
  }
  std::string name = fmt::format("the native method {}.{}", source_name(method.owner->name), short_title(method));
  return body.returning(body.emit().unsupported(name));
}

const core::Function* lower_abstract(core::ModuleBuilder& module, ClassTable& classes, const Method& method) {
  MadeFunction body(module, classes, method);
  MemberReference member{method.owner->name, method.info->name, method.info->descriptor, false};
  return body.returning(body.emit().missing_member("java/lang/AbstractMethodError", member));
}

const core::Function* lower_overlaid(core::ModuleBuilder& module, ClassTable& classes, const Method& method,
                                     const Method& overlay) {
  MadeFunction body(module, classes, method);
  Emitter::Operands results = body.emit().call(overlay, CallKind::Static, body.parameters());
  core::Operand result = results.empty() ? body.emit().null() : results[0];
  return body.returning(with_world(body.emit(), method, result));
}

const core::Function* lower_statics_function(core::ModuleBuilder& module, ClassTable& classes, JavaClass& of,
                                             JavaClass* overlay) {
  MadeFunction body(module, classes, statics_function(of), Symbol("<statics>"), 0, nullptr);
  Emitter& emit = body.emit();
  core::FunctionBuilder& function = body.function();
  core::Operand name = emit.class_symbol(of);
  core::Operand known = emit.primitive("java.statics_if_ready", {name});
  core::BlockId ready = function.new_block();
  core::BlockId first_use = function.new_block();
  core::BlockId protected_block = function.new_block();
  core::BlockId failed = function.new_block(1);
  core::BlockId done = function.new_block();
  function.branch(emit.primitive("java.is_null", {known}), first_use, ready, {}, emit.site("branch"));
  function.start_block(ready);
  function.return_values({known}, {});
  function.start_block(first_use);
  emit.primitive("java.start_initialising", {name});
  function.jump(protected_block, {}, {});
  function.start_block(protected_block);
  function.set_handler(protected_block, failed);
  if (!of.is_interface()) initialise_ancestors(emit, of);
  auto of_overlay = [&](std::string_view selector) {
    return overlay == nullptr ? nullptr : ClassTable::find_method(*overlay, Symbol(selector));
  };
  const Method* instead = of_overlay("insteadOfInitialiser()V");
  if (instead != nullptr) {
    emit.call(*instead, CallKind::Static, {});
  } else if (of.initialiser != nullptr) {
    emit.call(*of.initialiser, CallKind::Special, {});
  }
  const Method* after = of_overlay("afterInitialiser()V");
  if (after != nullptr) emit.call(*after, CallKind::Static, {});
  function.jump(done, {}, {});
  function.start_block(failed);
  core::Operand error = emit.primitive("java.fail_initialising", {name, function.block_parameter(failed, 0)});
  function.raise(error, {}, emit.site("raise"));
  function.start_block(done);
  emit.primitive("java.finish_initialising", {name});
  function.return_values({emit.primitive("java.statics", {name})}, {});
  return function.finish();
}

} // namespace assay::java
