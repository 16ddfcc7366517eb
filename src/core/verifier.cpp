#include "core/verifier.h"

#include <fmt/format.h>

#include <unordered_map>
#include <unordered_set>

#include "core/verify_report.h"

namespace assay::core {

namespace {

void verify_names(const Module& module, VerifyReport& report) {
  std::unordered_set<Symbol> names;
  for (const Function* function : module.functions) {
    std::string where = fmt::format("function {}", function->name.text());
    if (!names.insert(function->name).second) {
      report.add(where, "there are two functions of this name", function->place);
    } else if (module.find(function->name) != function) {
      report.add(where, "the module does not find it by its name", function->place);
    }
    if (function->module != &module) report.add(where, "it belongs to another module", function->place);
  }
  if (module.by_name.size() > names.size()) {
    report.add(fmt::format("module {}", module.name.text()), "it finds functions by name that it does not have");
  }
}

void verify_methods(const Module& module, const Class& klass, VerifyReport& report) {
  std::string where = fmt::format("class {}", klass.name.text());
  std::unordered_set<Symbol> selectors;
  for (const Class::Method& method : klass.methods) {
    if (!selectors.insert(method.selector).second) {
      report.add(where, fmt::format("it has two methods for {}", method.selector.text()));
    }
    const Function* function = module.find(method.function);
    if (function == nullptr) {
      report.add(where, fmt::format("its method {} is not in the module", method.function.text()));
    } else if (function->capture_count != 0) {
      report.add(where, fmt::format("its method {} has captures", method.function.text()));
    } else if (function->arity() == 0) {
      report.add(where, fmt::format("its method {} takes no receiver", method.function.text()));
    }
  }
}

void verify_classes(const Module& module, VerifyReport& report) {
  std::unordered_map<Symbol, const Class*> by_name;
  for (const Class* klass : module.classes) {
    if (!by_name.emplace(klass->name, klass).second) {
      report.add(fmt::format("class {}", klass->name.text()), "there are two classes of this name");
    }
    verify_methods(module, *klass, report);
  }
  // Each chain of parents is walked until it meets a class of an earlier chain: linear, and a circle meets its own.
  std::unordered_map<Symbol, size_t> chain_of;
  for (size_t chain = 0; chain < module.classes.size(); ++chain) {
    for (const Class* at = module.classes[chain];;) {
      auto [entry, is_new] = chain_of.try_emplace(at->name, chain);
      if (!is_new && entry->second == chain) {
        report.add(fmt::format("class {}", at->name.text()), "it is its own ancestor");
      }
      auto parent = by_name.find(at->parent);
      if (!is_new || at->parent == symbols::empty || parent == by_name.end()) break;
      at = parent->second;
    }
  }
}

} // namespace

Diagnostics verify(const Module& module) {
  VerifyReport report(module);
  verify_names(module, report);
  verify_classes(module, report);
  verify_literals(module, report);
  for (const Function* function : module.functions) {
    if (report.is_full()) break;
    verify_function(module, *function, report);
  }
  return report.take();
}

std::expected<std::unique_ptr<Module>, Diagnostics> verified(std::unique_ptr<Module> module) {
  Diagnostics faults = verify(*module);
  if (!faults.empty()) return std::unexpected(std::move(faults));
  return module;
}

} // namespace assay::core
