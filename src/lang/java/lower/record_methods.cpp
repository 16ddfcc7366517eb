#include "lang/java/lower/record_methods.h"

#include <fmt/format.h>

namespace assay::java {

namespace {

std::string_view simple_name(const JavaClass& record) {
  std::string_view name = record.name.text();
  return name.substr(name.find_last_of("/$") + 1);
}

core::Operand hash_of(Emitter& emit, core::Operand value, Symbol type) {
  if (is_reference(type)) {
    return emit.call_library("java/util/Objects", "hashCode(Ljava/lang/Object;)I", CallKind::Static, {value});
  }
  std::string selector = fmt::format("hashCode({})I", type.text());
  return emit.call_library(box_class(type).text(), selector, CallKind::Static, {value});
}

core::Operand hash_code(Emitter& emit, const JavaClass& record, core::Operand self) {
  core::Operand hash = emit.integer(0);
  for (const Field* field : record.layout) {
    core::Operand product = emit.primitive("java.imul", {hash, emit.integer(31)});
    core::Operand own = hash_of(emit, emit.load(field->index, self), field->info->descriptor);
    hash = emit.primitive("java.iadd", {product, own});
  }
  return hash;
}

core::Operand to_string(Emitter& emit, const JavaClass& record, core::Operand self) {
  core::Operand text = emit.string(fmt::format("{}[", simple_name(record)));
  auto append = [&](core::Operand more) {
    text = emit.call_library("java/lang/String", "concat(Ljava/lang/String;)Ljava/lang/String;", CallKind::Special,
                             {text, more});
  };
  bool is_first = true;
  for (const Field* field : record.layout) {
    append(emit.string(fmt::format("{}{}=", is_first ? "" : ", ", field->info->name.text())));
    is_first = false;
    Symbol type = field->info->descriptor;
    std::string_view taken = is_reference(type)                               ? "Ljava/lang/Object;"
                             : type_tag(type) == 'B' || type_tag(type) == 'S' ? "I"
                                                                              : type.text();
    append(emit.call_library("java/lang/String", fmt::format("valueOf({})Ljava/lang/String;", taken), CallKind::Static,
                             {emit.load(field->index, self)}));
  }
  append(emit.string("]"));
  return text;
}

// Whether two components are equal: as their boxes would say.
core::Operand same_component(Emitter& emit, core::Operand left, core::Operand right, Symbol type) {
  if (is_reference(type)) {
    core::Operand equal = emit.call_library("java/util/Objects", "equals(Ljava/lang/Object;Ljava/lang/Object;)Z",
                                            CallKind::Static, {left, right});
    return emit.primitive("java.ine", {equal, emit.integer(0)});
  }
  if (type_tag(type) != 'F' && type_tag(type) != 'D') return emit.primitive("java.ieq", {left, right});
  std::string selector = fmt::format("compare({0}{0})I", type.text());
  core::Operand order = emit.call_library(box_class(type).text(), selector, CallKind::Static, {left, right});
  return emit.primitive("java.ieq", {order, emit.integer(0)});
}

core::Operand equals(Emitter& emit, const JavaClass& record, core::Operand self, core::Operand other) {
  core::FunctionBuilder& function = emit.function();
  core::BlockId end = function.new_block(1);
  core::BlockId no = function.new_block();
  auto go_on_if = [&](core::Operand condition) {
    core::BlockId next = function.new_block();
    function.branch(condition, next, no, emit.place(), emit.site("equals"));
    function.start_block(next);
  };
  go_on_if(emit.primitive("java.is_instance", {other, emit.class_symbol(record)}));
  for (const Field* field : record.layout) {
    core::Operand left = emit.load(field->index, self);
    core::Operand right = emit.load(field->index, other);
    go_on_if(same_component(emit, left, right, field->info->descriptor));
  }
  function.jump(end, {emit.integer(1)}, emit.place());
  function.start_block(no);
  function.jump(end, {emit.integer(0)}, emit.place());
  function.start_block(end);
  return function.block_parameter(end, 0);
}

} // namespace

core::Operand record_method(Emitter& emit, JavaClass& record, std::string_view name,
                            const Emitter::Operands& arguments) {
  if (name == "hashCode") return hash_code(emit, record, arguments[0]);
  if (name == "toString") return to_string(emit, record, arguments[0]);
  if (name == "equals") return equals(emit, record, arguments[0], arguments[1]);
  return emit.unsupported(fmt::format("a record's {}", name));
}

} // namespace assay::java
