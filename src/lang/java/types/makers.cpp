#include "lang/java/types/makers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "lang/java/lower/made_function.h"

namespace assay::java {

namespace {

struct KindName {
  MakerKind kind;
  std::string_view text;
};
constexpr std::array<KindName, 12> kind_names = {{{MakerKind::New, "<new>"},
                                                  {MakerKind::Then, "<then>"},
                                                  {MakerKind::Call, "<call>"},
                                                  {MakerKind::Pass, "<pass>"},
                                                  {MakerKind::Fields, "<fields>"},
                                                  {MakerKind::EnumConstant, "<constant>"},
                                                  {MakerKind::Array, "<array>"},
                                                  {MakerKind::Text, "<text>"},
                                                  {MakerKind::WideText, "<wide>"},
                                                  {MakerKind::Single, "<single>"},
                                                  {MakerKind::Function, "<function>"},
                                                  {MakerKind::Static, "<static>"}}};

const core::Function* lower_new(core::ModuleBuilder& module, ClassTable& classes, Symbol name, JavaClass& owner,
                                std::string_view descriptor) {
  const Method* method = ClassTable::find_method(owner, Symbol(fmt::format("<init>{}", descriptor)));
  if (method == nullptr || method->owner != &owner) return nullptr;
  MadeFunction lowering(module, classes, name, method->selector, method->arity() - 1, nullptr);
  core::Operand object = lowering.emit().new_object(owner);
  Emitter::Operands arguments = lowering.parameters();
  arguments.insert(arguments.begin(), object);
  lowering.emit().call(*method, CallKind::Special, arguments);
  return lowering.returning(object);
}

const core::Function* lower_then(core::ModuleBuilder& module, ClassTable& classes, Symbol name, JavaClass& owner,
                                 std::string_view selector) {
  const Method* method = ClassTable::find_method(owner, Symbol(selector));
  if (method == nullptr || method->is_static()) return nullptr;
  MadeFunction lowering(module, classes, name, name, method->arity(), nullptr);
  lowering.emit().call(*method, CallKind::Virtual, lowering.parameters());
  return lowering.returning(lowering.parameters()[0]);
}

const core::Function* lower_call(core::ModuleBuilder& module, ClassTable& classes, Symbol name, JavaClass& owner,
                                 std::string_view selector) {
  const Method* method = ClassTable::find_method(owner, Symbol(selector));
  if (method == nullptr || method->is_static()) return nullptr;
  MadeFunction lowering(module, classes, name, name, method->arity(), nullptr);
  return lowering.returning(lowering.emit().call(*method, CallKind::Virtual, lowering.parameters())[0]);
}

const core::Function* lower_static(core::ModuleBuilder& module, ClassTable& classes, Symbol name, JavaClass& owner,
                                   std::string_view selector) {
  const Method* method = ClassTable::find_method(owner, Symbol(selector));
  if (method == nullptr || !method->is_static()) return nullptr;
  MadeFunction lowering(module, classes, name, name, method->arity(), nullptr);
  Emitter::Operands results = lowering.emit().call(*method, CallKind::Static, lowering.parameters());
  return lowering.returning(results.empty() ? lowering.emit().null() : results[0]);
}

const core::Function* lower_pass(core::ModuleBuilder& module, ClassTable& classes, Symbol name, std::string_view rest) {
  PassedOn passed = passed_on(classes, rest);
  if (passed.method == nullptr) return nullptr;
  MadeFunction lowering(module, classes, name, name, passed.method->arity(), nullptr);
  Emitter::Operands arguments = lowering.parameters();
  core::Operand object = arguments.front();
  arguments.erase(arguments.begin());
  size_t at = passed.parameter + (passed.method->is_static() ? 0 : 1);
  arguments.insert(arguments.begin() + static_cast<std::ptrdiff_t>(at), object);
  lowering.emit().call(*passed.method, passed.method->is_static() ? CallKind::Static : CallKind::Virtual, arguments);
  return lowering.returning(object);
}

const core::Function* lower_fields(core::ModuleBuilder& module, ClassTable& classes, Symbol name, JavaClass& owner,
                                   std::string_view rest) {
  std::vector<NamedField> fields = fields_set(rest);
  MadeFunction lowering(module, classes, name, name, static_cast<uint32_t>(1 + fields.size()), nullptr);
  core::Operand object = lowering.parameters()[0];
  for (size_t i = 0; i < fields.size(); ++i) {
    const Field* field = ClassTable::find_field(owner, fields[i].name, fields[i].type);
    if (field == nullptr || field->is_static()) return nullptr;
    lowering.emit().store(field->index, object, lowering.parameters()[1 + i]);
  }
  return lowering.returning(object);
}

const core::Function* lower_constant(core::ModuleBuilder& module, ClassTable& classes, Symbol name, JavaClass& owner,
                                     std::string_view constant) {
  const Field* field = ClassTable::find_field(owner, Symbol(constant), type_of_class(owner.name));
  if (field == nullptr || !field->is_static()) return nullptr;
  MadeFunction lowering(module, classes, name, name, 0, nullptr);
  return lowering.returning(lowering.emit().load(field->index, lowering.emit().statics(owner)));
}

} // namespace

std::vector<NamedField> fields_set(std::string_view rest) {
  std::vector<NamedField> fields;
  while (!rest.empty()) {
    size_t end = std::min(rest.find('|'), rest.size());
    size_t colon = std::min(rest.find(':'), end);
    fields.push_back({Symbol(rest.substr(0, colon)), Symbol(rest.substr(std::min(colon + 1, end), end - colon - 1))});
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return fields;
}

std::string fields_text(const std::vector<const Field*>& fields) {
  std::string text;
  for (const Field* field : fields) {
    text += fmt::format("{}{}:{}", text.empty() ? "" : "|", field->info->name.text(), field->info->descriptor.text());
  }
  return text;
}

PassedOn passed_on(ClassTable& classes, std::string_view rest) {
  size_t bar = rest.find('|');
  size_t dot = rest.rfind('.', rest.find('('));
  size_t parameter = 0;
  bool is_number = std::from_chars(rest.data(), rest.data() + std::min(bar, rest.size()), parameter).ec == std::errc();
  if (!is_number || bar == std::string_view::npos || dot == std::string_view::npos || dot < bar) return {};
  JavaClass* owner = classes.find(Symbol(rest.substr(bar + 1, dot - bar - 1)));
  const Method* method = owner == nullptr ? nullptr : ClassTable::find_method(*owner, Symbol(rest.substr(dot + 1)));
  if (method == nullptr || parameter >= method->descriptor.parameters.size()) return {};
  return {method, parameter};
}

std::string passed_on_text(const Method& method, size_t parameter) {
  return fmt::format("{}|{}.{}", parameter, method.owner->name.text(), method.selector.text());
}

std::optional<Maker> maker_of_name(Symbol name) {
  std::string_view text = name.text();
  size_t dot = text.find(".<");
  if (dot == std::string_view::npos) return std::nullopt;
  for (const KindName& kind : kind_names) {
    if (!text.substr(dot + 1).starts_with(kind.text)) continue;
    return Maker{kind.kind, Symbol(text.substr(0, dot)), std::string(text.substr(dot + 1 + kind.text.size()))};
  }
  return std::nullopt;
}

Symbol maker_name(MakerKind kind, Symbol owner, std::string_view rest) {
  auto found = std::ranges::find(kind_names, kind, &KindName::kind);
  return Symbol(fmt::format("{}.{}{}", owner.text(), found->text, rest));
}

const core::Function* lower_maker(core::ModuleBuilder& module, ClassTable& classes, Symbol name, const Maker& maker) {
  bool is_of_parts = maker.kind == MakerKind::Array || maker.kind == MakerKind::Text ||
                     maker.kind == MakerKind::WideText || maker.kind == MakerKind::Single;
  if (is_of_parts) {
    MadeFunction lowering(module, classes, name, name, 1, nullptr);
    Emitter& emit = lowering.emit();
    core::Operand given = lowering.parameters()[0];
    switch (maker.kind) {
      case MakerKind::Text: return lowering.returning(emit.primitive("java.string_of", {given}));
      case MakerKind::WideText: return lowering.returning(emit.primitive("java.wide_string_of", {given}));
      case MakerKind::Single: return lowering.returning(emit.primitive("java.d2f", {given}));
      default: return lowering.returning(emit.primitive("java.array_of", {module.symbol(maker.owner.text()), given}));
    }
  }
  JavaClass* owner = classes.find(maker.owner);
  if (owner == nullptr) return nullptr;
  switch (maker.kind) {
    case MakerKind::New: return lower_new(module, classes, name, *owner, maker.rest);
    case MakerKind::Then: return lower_then(module, classes, name, *owner, maker.rest);
    case MakerKind::Call: return lower_call(module, classes, name, *owner, maker.rest);
    case MakerKind::Pass: return lower_pass(module, classes, name, maker.rest);
    case MakerKind::Fields: return lower_fields(module, classes, name, *owner, maker.rest);
    case MakerKind::EnumConstant: return lower_constant(module, classes, name, *owner, maker.rest);
    case MakerKind::Static: return lower_static(module, classes, name, *owner, maker.rest);
    default: return nullptr;
  }
}

} // namespace assay::java
