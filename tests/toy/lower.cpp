#include "toy/lower.h"

#include <fmt/format.h>

#include <algorithm>

#include "toy/lowering.h"

namespace assay::toy {

namespace {
constexpr uint32_t deepest = 500;
}

std::optional<uint32_t> index_of(const std::vector<std::string>& names, std::string_view name) {
  auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<uint32_t>(found - names.begin());
}

ModuleLowering::ModuleLowering(const Sexpr& module, std::string_view text, std::string_view file, Role of,
                               const Interface* used)
    : builder(Symbol(module.items()[1].text()), Symbol("toy")), role(of), library(used), text_(text) {
  builder.file(file);
  interface.module = module.items()[1].text();
}

Lowered ModuleLowering::lower(Items forms) {
  for (const Sexpr& form : forms) declare(form);
  Operands globals;
  FunctionLowering initialiser(*this, interface.module + ":initialise", {}, {});
  for (const Sexpr& form : forms) {
    Items items = form.items();
    if (form.head() == "function") lower_function(items[1].text(), items[2].items(), items[3]);
    if (form.head() == "class") lower_class(items);
    if (form.head() == "define") {
      globals.push_back(initialiser.lower(items[2]));
      initialiser.bind(items[1].text(), globals.back()); // the record of globals is not made yet
    }
  }
  Symbol class_name(interface.module + ".globals");
  Operand record = initialiser.builder().append(Opcode::Record, globals, 1, {}, 0, class_name)[0];
  initialiser.builder().return_values({record}, {});
  builder.add(initialiser.finish());
  return {builder.finish(), interface};
}

void ModuleLowering::declare(const Sexpr& form) {
  Items items = form.items();
  if (form.head() == "function" && items.size() == 4) {
    interface.functions.emplace_back(items[1].text());
  } else if (form.head() == "define" && items.size() == 3) {
    interface.globals.emplace_back(items[1].text());
  } else if (form.head() == "class" && items.size() >= 4) {
    std::vector<std::string> all = fields[std::string(items[2].text())];
    for (const Sexpr& field : items[3].items()) all.emplace_back(field.text());
    fields[std::string(items[1].text())] = all;
  } else if (form.head() != "uses") {
    throw LoweringFault{form.offset(), "expected a function, a definition or a class"};
  }
}

Symbol ModuleLowering::lower_function(std::string_view name, Items parameters, const Sexpr& body) {
  std::string full_name = fmt::format("{}:{}", interface.module, name);
  FunctionLowering function(*this, full_name, {}, parameters);
  function.builder().set_exported(true);
  function.lower_body(body);
  builder.add(function.finish());
  return Symbol(full_name);
}

void ModuleLowering::lower_class(Items items) {
  std::vector<core::Class::Method> methods;
  for (const Sexpr& method : items.subspan(4)) {
    std::string name = fmt::format("{}.{}", items[1].text(), method.items()[1].text());
    Symbol function = lower_function(name, method.items()[2].items(), method.items()[3]);
    methods.push_back({Symbol(method.items()[1].text()), function});
  }
  Symbol parent = items[2].is_symbol("none") ? Symbol() : Symbol(items[2].text());
  builder.add_class(Symbol(items[1].text()), parent, methods);
}

// Counts on from the offset asked for last, or from the start.
Place ModuleLowering::place_at(size_t offset) {
  if (offset < last_offset_) {
    last_offset_ = 0;
    last_place_ = {1, 1, 0};
  }
  for (; last_offset_ < offset; ++last_offset_) {
    ++last_place_.column;
    if (text_[last_offset_] == '\n') last_place_ = {last_place_.line + 1, 1, 0};
  }
  return last_place_;
}

std::string used_library(std::string_view text) {
  Arena arena;
  auto module = read_sexpr(text, "", arena, deepest);
  if (!module) return {};
  for (const Sexpr& form : (*module)->items()) {
    if (form.head() == "uses" && form.items().size() == 2) return std::string(form.items()[1].text());
  }
  return {};
}

std::expected<Lowered, Diagnostics> lower(std::string_view text, std::string_view file, Role role,
                                          const Interface* library) {
  Arena arena;
  auto module = read_sexpr(text, file, arena, deepest);
  if (!module) return std::unexpected(Diagnostics{module.error()});
  try {
    if ((*module)->head() != "module" || (*module)->items().size() < 2) throw LoweringFault{0, "expected a module"};
    return ModuleLowering(**module, text, file, role, library).lower((*module)->items().subspan(2));
  } catch (const LoweringFault& fault) {
    return std::unexpected(Diagnostics{sexpr_diagnostic(text, file, fault.offset, fault.message)});
  }
}

} // namespace assay::toy
