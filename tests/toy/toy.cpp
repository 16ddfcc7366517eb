#include "toy/toy.h"

#include "base/file.h"
#include "base/sexpr.h"
#include "core/literal_text.h"

namespace assay::toy {
namespace {

// Integers wrap at 64 bits.
template <bool is_sum>
Value on_integers(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Integer) || !arguments[1].is(Kind::Integer)) {
    return context.raise(Value::symbol(Symbol("not_an_integer")));
  }
  if constexpr (is_sum) return Value::integer(static_cast<int64_t>(arguments[0].payload() + arguments[1].payload()));
  return Value::boolean(arguments[0].as_integer() < arguments[1].as_integer());
}

class ToyProgram : public LoadedProgram {
 public:
  explicit ToyProgram(std::unique_ptr<core::Module> module) : module_(std::move(module)) {}
  Callee resolve(Symbol name) override { return {module_->find(name), nullptr}; }
  const core::Function* resolve_method(Symbol, Symbol) override { return nullptr; }
  const Primitive* primitive(Symbol name) override { return primitives().find(name); }
  Value exception_for(Context&, Fault fault, std::span<const Value>) override {
    return Value::symbol(Symbol(fault == Fault::NotABoolean ? "not_a_boolean" : "undefined"));
  }
  const core::Module& main_module() const override { return *module_; }
  // The toy has no types.
  std::expected<Signature, Diagnostics> signature(ShapeTable& shapes, const core::Function& function, bool) override {
    return signature_of_any(shapes, function.arity());
  }
  Symbol function_symbol(std::string_view name, size_t) const override { return Symbol(name); }
  // Integers: (1 2 3).
  std::expected<std::vector<Value>, Diagnostics> read_arguments(Machine&, Context&, std::string_view text) override {
    Arena arena;
    auto list = read_sexpr(text, "arguments", arena, 1);
    if (!list) return std::unexpected(Diagnostics{list.error()});
    std::vector<Value> values;
    for (const Sexpr& item : (*list)->items()) {
      if (!item.small_integer()) return std::unexpected(one_diagnostic("the toy takes integers only"));
      values.push_back(Value::integer(*item.small_integer()));
    }
    return values;
  }
  std::string value_text(Machine&, Context&, Value value) override { return core::print_literal(value); }
  std::string exception_text(Machine&, Context&, Value exception) override {
    return "exception " + core::print_literal(exception);
  }

 private:
  std::unique_ptr<core::Module> module_;
};

class ToyLanguage : public Language {
 public:
  std::string_view name() const override { return "toy"; }
  std::vector<std::string_view> file_endings() const override { return {".toy"}; }
  std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view path,
                                                                  const OpenOptions&) const override {
    auto text = read_file(path);
    if (!text) return std::unexpected(Diagnostics{{std::string(path), 0, 0, text.error()}});
    auto module = lower(*text, path);
    if (!module) return std::unexpected(module.error());
    return std::make_unique<ToyProgram>(std::move(*module));
  }
  std::vector<DoctorCheck> doctor() const override { return {{"toy", true, "needs nothing"}}; }
};

} // namespace

const PrimitiveRegistry& primitives() {
  static const PrimitiveRegistry registry = [] {
    PrimitiveRegistry all;
    all.add({Symbol("+"), 2, on_integers<true>, Effect::Pure, FastPath::None, "not_an_integer"});
    all.add({Symbol("<"), 2, on_integers<false>, Effect::Pure, FastPath::Less, "not_an_integer"});
    auto print = [](Context& context, const Value*) { return context.unsupported("print"); };
    all.add({Symbol("print"), 1, print, Effect::World, FastPath::None, ""});
    return all;
  }();
  return registry;
}

const Language& language() {
  static const ToyLanguage instance;
  return instance;
}

} // namespace assay::toy
