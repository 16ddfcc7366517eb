#include "lang/java/lower/emitter.h"

#include <fmt/format.h>

#include "lang/java/primitives/world.h"

namespace assay::java {

Symbol statics_function(const JavaClass& of) { return Symbol(fmt::format("{}.<statics>", of.name.text())); }

bool is_initialised_with_classes(const JavaClass& interface) {
  if (!interface.is_interface() || interface.initialiser == nullptr) return false;
  for (const Method& method : interface.methods) {
    if (!method.is_static() && !method.is(access::is_abstract)) return true;
  }
  return false;
}

bool has_initialiser(const JavaClass& of) {
  if (of.initialiser != nullptr) return true;
  if (of.is_interface()) return false;
  for (const JavaClass* ancestor : of.ancestors) {
    if (ancestor->is_interface() ? is_initialised_with_classes(*ancestor) : ancestor->initialiser != nullptr)
      return true;
  }
  return false;
}

Symbol box_class(Symbol primitive_type) {
  switch (type_tag(primitive_type)) {
    case 'Z': return Symbol("java/lang/Boolean");
    case 'B': return Symbol("java/lang/Byte");
    case 'C': return Symbol("java/lang/Character");
    case 'S': return Symbol("java/lang/Short");
    case 'I': return Symbol("java/lang/Integer");
    case 'J': return Symbol("java/lang/Long");
    case 'F': return Symbol("java/lang/Float");
    default: return Symbol("java/lang/Double");
  }
}

// Each unit of UTF-16 as UTF-8 would write a character of that number: surrogates too, which need no partner here.
Symbol string_symbol(const std::u16string& text) {
  std::string bytes;
  for (char16_t unit : text) {
    if (unit < 0x80) {
      bytes += static_cast<char>(unit);
    } else if (unit < 0x800) {
      bytes += static_cast<char>(0xc0 | unit >> 6);
      bytes += static_cast<char>(0x80 | (unit & 0x3f));
    } else {
      bytes += static_cast<char>(0xe0 | unit >> 12);
      bytes += static_cast<char>(0x80 | (unit >> 6 & 0x3f));
      bytes += static_cast<char>(0x80 | (unit & 0x3f));
    }
  }
  return Symbol(bytes);
}

std::u16string string_of_symbol(Symbol symbol) {
  std::u16string text;
  std::string_view bytes = symbol.text();
  for (size_t i = 0; i < bytes.size();) {
    auto byte = [&](size_t at) { return static_cast<unsigned char>(bytes[i + at]); };
    if (byte(0) < 0x80) {
      text += static_cast<char16_t>(byte(0));
      i += 1;
    } else if (byte(0) < 0xe0) {
      text += static_cast<char16_t>((byte(0) & 0x1f) << 6 | (byte(1) & 0x3f));
      i += 2;
    } else {
      text += static_cast<char16_t>((byte(0) & 0x0f) << 12 | (byte(1) & 0x3f) << 6 | (byte(2) & 0x3f));
      i += 3;
    }
  }
  return text;
}

core::SiteId Emitter::site(std::string_view kind) {
  return core::make_site(name_, Symbol(kind), "java", ordinal_ << 8U | sites_++);
}

core::Operand Emitter::primitive(std::string_view name, const Operands& operands) {
  return function_.primitive(Symbol(name), operands, place_, site(name));
}

core::Operand Emitter::string(const std::u16string& text) {
  return primitive("java.string", {module_.literal(Value::symbol(string_symbol(text)))});
}
core::Operand Emitter::string(std::string_view text) { return string(std::u16string(text.begin(), text.end())); }

core::Operand Emitter::unsupported(std::string_view what) {
  return primitive("java.unsupported", {module_.symbol(what)});
}
core::Operand Emitter::from_world(std::string_view why, Operand value) {
  return primitive("java.from_world", {module_.symbol(why), value});
}
core::Operand Emitter::missing_class(Symbol name) {
  return primitive("java.missing", {module_.symbol("java/lang/NoClassDefFoundError"), module_.symbol(name.text())});
}
core::Operand Emitter::missing_member(std::string_view error, const MemberReference& member) {
  std::string text = fmt::format("{}.{}{}", source_name(member.owner), member.name.text(), member.descriptor.text());
  return primitive("java.missing", {module_.symbol(error), module_.symbol(text)});
}

core::Operand Emitter::statics(JavaClass& of) {
  bool is_inside = inside_ != nullptr && inside_->is_a(of) && !of.is_interface();
  bool is_ready = of.of_library && of.state == JavaClass::State::Initialised;
  if (is_inside || is_ready || !has_initialiser(of)) return primitive("java.statics", {class_symbol(of)});
  return function_.call(statics_function(of), {}, 1, place_, site("statics"))[0];
}

void Emitter::initialise(JavaClass& of) {
  bool is_inside = inside_ != nullptr && inside_->is_a(of);
  bool is_ready = of.of_library && of.state == JavaClass::State::Initialised;
  if (is_inside || is_ready || !has_initialiser(of)) return;
  function_.call(statics_function(of), {}, 1, place_, site("initialise"));
}

core::Operand Emitter::new_object(JavaClass& of) {
  initialise(of);
  Operands fields;
  for (Value value : of.defaults) fields.push_back(module_.literal(value));
  return function_.append(core::Opcode::Record, fields, 1, place_, 0, of.name)[0];
}

core::Operand Emitter::load(uint32_t index, Operand object) {
  return function_.append(core::Opcode::Load, {object}, 1, place_, site("load"), {}, index)[0];
}
void Emitter::store(uint32_t index, Operand object, Operand value) {
  function_.append(core::Opcode::Store, {object, value}, 0, place_, site("store"), {}, index);
}

Emitter::Operands Emitter::call(const MemberReference& member, CallKind kind, const Operands& arguments) {
  JavaClass* owner = classes_.find(member.owner);
  Symbol selector = selector_of(member.name, member.descriptor);
  const Method* method = owner == nullptr ? nullptr : ClassTable::find_method(*owner, selector);
  if (method != nullptr) return call(*method, kind, arguments, *owner);
  Operand raised =
      owner == nullptr ? missing_class(member.owner) : missing_member("java/lang/NoSuchMethodError", member);
  if (is_void(method_descriptor(member.descriptor).result)) return {};
  return {raised};
}

namespace {

// A method of no object can take its place.
bool is_last(const Method& method, const JavaClass& receiver) {
  if (method.is(access::is_private)) return true;
  bool is_final = method.is(access::is_final) || receiver.is(access::is_final);
  return is_final && !method.is(access::is_abstract) && !method.is_static();
}

} // namespace

Emitter::Operands Emitter::call(const Method& method, CallKind kind, const Operands& arguments,
                                const JavaClass& receiver) {
  // Every function answers with one value; nobody looks at that of one that returns nothing.
  bool is_of_program = !classes_.is_library() && (inside_ == nullptr || !inside_->of_library);
  std::string_view asked = is_of_program ? asked_of_world(method) : std::string_view();
  auto results_of = [&](Operands all) {
    if (!asked.empty()) all[0] = from_world(asked, all[0]);
    return is_void(method.descriptor.result) ? Operands() : std::move(all);
  };
  if (!asked.empty()) from_world(asked, null()); // it may raise
  std::string_view of_making = is_of_program ? told_by_making(method) : std::string_view();
  if (!of_making.empty()) primitive("java.asks_for_making", {arguments[0], module_.symbol(of_making)});
  if (kind == CallKind::Static) initialise(*method.owner);
  if (kind == CallKind::Virtual && is_last(method, receiver)) kind = CallKind::Special;
  if (kind == CallKind::Virtual) {
    Symbol selector = function_name(receiver.name, method.selector);
    return results_of(function_.append(core::Opcode::CallVirtual, arguments, 1, place_, site("call"), selector));
  }
  // The receiver of a constructor is never null, nor is `this`.
  if (kind == CallKind::Special && !method.is_static() && method.info->name.text() != "<init>") {
    primitive("java.check_null", {arguments[0]});
  }
  return results_of(function_.call(method.function, arguments, 1, place_, site("call")));
}

core::Operand Emitter::call_library(std::string_view owner, std::string_view selector, CallKind kind,
                                    const Operands& arguments) {
  JavaClass* found = classes_.find(Symbol(owner));
  const Method* method = found == nullptr ? nullptr : ClassTable::find_method(*found, Symbol(selector));
  if (method == nullptr) return unsupported(fmt::format("{}.{}, which this JDK does not have", owner, selector));
  Operands results = call(*method, kind, arguments);
  return results.empty() ? null() : results[0];
}

core::Operand Emitter::checked_cast(Operand object, Symbol class_name) {
  if (class_name.text() == "java/lang/Object") return object;
  if (classes_.find(class_name) == nullptr) return missing_class(class_name);
  return primitive("java.checkcast", {object, module_.symbol(class_name.text())});
}

core::Operand Emitter::box(Operand value, Symbol type) {
  Symbol class_name = box_class(type);
  std::string selector = fmt::format("valueOf({}){}", type.text(), type_of_class(class_name).text());
  return call_library(class_name.text(), selector, CallKind::Static, {value});
}

core::Operand Emitter::unbox(Operand object, Symbol type) {
  std::string selector = fmt::format("{}Value(){}", source_type(type), type.text());
  return call_library(box_class(type).text(), selector, CallKind::Special, {object});
}

core::Operand Emitter::convert(Operand value, Symbol from, Symbol known, Symbol to) {
  bool was_reference = is_reference(from);
  bool is_reference_now = is_reference(to);
  if (was_reference && is_reference_now) {
    return from == known ? value : checked_cast(value, class_of_type(known));
  }
  if (was_reference) {
    // Of the box that it is known to be; then wider, if need be.
    static constexpr std::string_view boxed = "ZBCSIJFD";
    for (char tag : boxed) {
      Symbol type(std::string(1, tag));
      if (type_of_class(box_class(type)) != known) continue;
      return convert(unbox(checked_cast(value, box_class(type)), type), type, type, to);
    }
    return unbox(checked_cast(value, box_class(to)), to);
  }
  if (is_reference_now) return box(value, from);
  char source = type_tag(from);
  char target = type_tag(to);
  bool from_integer = source != 'J' && source != 'F' && source != 'D';
  if (source == target) return value;
  if (target == 'D' && source != 'F') return primitive(from_integer ? "java.i2d" : "java.l2d", {value});
  if (target == 'F') return primitive(from_integer ? "java.i2f" : "java.l2f", {value});
  return value; // an int is a long, a float a double
}

} // namespace assay::java
