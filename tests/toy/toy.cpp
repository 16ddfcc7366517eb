#include "toy/toy.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "core/literal_text.h"
#include "core/verifier.h"
#include "toy/lower.h"

namespace assay::toy {

namespace {

constexpr std::string_view fault_names[] = {"undefined",    "not_a_function", "wrong_arity",  "not_a_list",
                                            "wrong_values", "not_a_boolean",  "not_a_record", "no_method",
                                            "not_an_array", "out_of_bounds",  "bad_length",   "unset"};

class ToyProgram : public LoadedProgram {
 public:
  Lowered main;
  std::optional<Lowered> library;
  Value library_globals;

  Callee resolve(Symbol name) override {
    if (const core::Function* function = main.core->find(name)) return {function, nullptr};
    if (library) return {library->core->find(name), nullptr};
    return {};
  }

  const core::Function* resolve_method(Symbol class_name, Symbol selector) override {
    while (const core::Class* found = find_class(class_name)) {
      for (const core::Class::Method& method : found->methods) {
        if (method.selector == selector) return resolve(method.function).function;
      }
      class_name = found->parent;
    }
    return nullptr;
  }

  const Primitive* primitive(Symbol name) override { return primitives().find(name); }

  Value exception_for(Context&, Fault fault, std::span<const Value>) override {
    return Value::symbol(Symbol(fault_names[static_cast<size_t>(fault)]));
  }

  const core::Module& main_module() const override { return *main.core; }

  Symbol function_symbol(std::string_view name, size_t) const override {
    return Symbol(fmt::format("{}:{}", main.interface.module, name));
  }

  Outcome initialise(Machine& machine) override {
    if (!library) return {};
    base_heap_.emplace(*this, Budget{});
    base_heap_->make_base_heap();
    Outcome outcome = machine.call(*base_heap_, Symbol(library->interface.module + ":initialise"), {});
    if (outcome.returned()) library_globals = outcome.values[0];
    base_heap_->freeze();
    return outcome;
  }

  Outcome start_run(Machine& machine, Context& context) override {
    Outcome outcome = machine.call(context, Symbol(main.interface.module + ":initialise"), {});
    if (outcome.returned()) context.language_state<RunState>().globals = outcome.values[0];
    return outcome;
  }

  // A list of integers: (1 2 3).
  std::expected<std::vector<Value>, Diagnostics> read_arguments(Machine&, Context&, std::string_view text) override {
    Arena arena;
    auto list = read_sexpr(text, "arguments", arena, 2);
    if (!list) return std::unexpected(Diagnostics{list.error()});
    std::vector<Value> values;
    for (const Sexpr& item : (*list)->items()) {
      auto number = item.small_integer();
      if (!number) return std::unexpected(one_diagnostic("the toy takes integers only"));
      values.push_back(Value::integer(*number));
    }
    return values;
  }

  std::string value_text(Machine&, Context&, Value value) override { return core::print_literal(value); }
  std::string exception_text(Machine&, Context&, Value exception) override {
    return "exception " + core::print_literal(exception);
  }

 private:
  const core::Class* find_class(Symbol name) const {
    for (const core::Module* module : {main.core.get(), library ? library->core.get() : nullptr}) {
      if (module == nullptr) continue;
      for (const core::Class* found : module->classes) {
        if (found->name == name) return found;
      }
    }
    return nullptr;
  }

  std::optional<Context> base_heap_;
};

std::expected<std::string, Diagnostics> read_file(const std::filesystem::path& path) {
  std::ifstream file(path);
  if (!file) return std::unexpected(Diagnostics{{path.string(), 0, 0, "no such file"}});
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::expected<Lowered, Diagnostics> load(const std::filesystem::path& path, const std::string& text, Role role,
                                         const Interface* library) {
  auto lowered = lower(text, path.string(), role, library);
  if (!lowered) return lowered;
  Diagnostics faults = core::verify(*lowered->core);
  if (!faults.empty()) return std::unexpected(faults);
  return lowered;
}

class ToyLanguage : public Language {
 public:
  std::string_view name() const override { return "toy"; }
  std::vector<std::string_view> file_endings() const override { return {".toy"}; }

  std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                  const OpenOptions&) const override {
    std::filesystem::path path(target);
    auto text = read_file(path);
    if (!text) return std::unexpected(text.error());
    auto program = std::make_unique<ToyProgram>();
    if (std::string name = used_library(*text); !name.empty()) {
      path.replace_filename(name + ".toy");
      auto library_text = read_file(path);
      if (!library_text) return std::unexpected(library_text.error());
      auto library = load(path, *library_text, Role::Library, nullptr);
      if (!library) return std::unexpected(library.error());
      program->library.emplace(std::move(*library));
    }
    auto main = load(target, *text, Role::Program, program->library ? &program->library->interface : nullptr);
    if (!main) return std::unexpected(main.error());
    program->main = std::move(*main);
    return program;
  }

  std::vector<DoctorCheck> doctor() const override { return {{"toy", true, "needs nothing"}}; }
};

} // namespace

const Language& language() {
  static const ToyLanguage instance;
  return instance;
}

Value library_globals(Program& program) { return static_cast<ToyProgram&>(program).library_globals; }

} // namespace assay::toy
