#include "toy/toy.h"

#include "base/file.h"
#include "base/read_errors.h"
#include "core/builder.h"
#include "core/verifier.h"

namespace assay::toy {
namespace {

using core::FunctionBuilder;
using core::Operand;

const Primitive& addition() {
  static constexpr auto add = [](Context& context, const Value* terms) {
    bool are_integers = terms[0].is(Kind::Integer) && terms[1].is(Kind::Integer);
    if (!are_integers) return context.raise(Value::symbol(Symbol("not_an_integer")));
    return Value::integer(static_cast<int64_t>(terms[0].payload() + terms[1].payload()));
  };
  static const Primitive primitive = {Symbol("+"), 2, add, Effect::Pure, FastPath::None, "not_an_integer"};
  return primitive;
}

// What a bug of ours does.
const Primitive& fault() {
  static constexpr auto run = [](Context&, const Value*) -> Value { throw std::logic_error("a bug in a primitive"); };
  static const Primitive primitive = {Symbol("fault"), 1, run, Effect::Pure, FastPath::None, "not_an_integer"};
  return primitive;
}

// From the text to Core.
struct Lowering {
  core::ModuleBuilder module;
  ReadErrors errors;
  uint32_t sites = 0;

  void lower_function(const Sexpr& text) {
    if (text.head().empty() || text.items().size() != 2) return errors.report(text, "expected (NAME E)");
    Symbol name(text.head());
    FunctionBuilder function(module, name, name, /*arity=*/1);
    function.set_exported(true);
    function.return_values({lower(text.items()[1], function)}, {});
    module.add(function.finish());
  }

  Operand lower(const Sexpr& text, FunctionBuilder& function) {
    if (std::optional<int64_t> number = text.small_integer()) return module.integer(*number);
    if (text.is_symbol("x")) return function.parameter(0);
    if (text.head().empty()) errors.report(text, "expected an integer, x or (NAME E…)");
    if (errors.first()) return module.integer(0);
    Symbol name(text.head());
    core::SiteId site = core::make_site(module.module().name, Symbol("toy"), "site", sites++);
    if (text.head() == "if" && text.items().size() == 4) return lower_if(text.items().subspan(1), function, site);
    std::vector<Operand> operands;
    for (const Sexpr& operand : text.items().subspan(1)) operands.push_back(lower(operand, function));
    bool is_addition = name == addition().name && operands.size() == 2;
    bool is_fault = name == fault().name && operands.size() == 1;
    return is_addition || is_fault ? function.primitive(name, operands, {}, site)
                                   : function.call(name, operands, 1, {}, site)[0];
  }

  Operand lower_if(std::span<const Sexpr> parts, FunctionBuilder& function, core::SiteId site) {
    core::BlockId blocks[] = {function.new_block(), function.new_block(), function.new_block(1)};
    Operand condition = lower(parts[0], function);
    function.switch_on(condition, {{.literal = module.integer(0), .target = blocks[1]}}, blocks[0], {}, {}, site);
    for (size_t i = 0; i < 2; ++i) {
      function.start_block(blocks[i]);
      function.jump(blocks[2], {lower(parts[1 + i], function)}, {});
    }
    function.start_block(blocks[2]);
    return function.block_parameter(blocks[2], 0);
  }
};

// What a bug of ours does.
class ToyInputs : public InputTypes {
 public:
  std::expected<Signature, Diagnostics> signature(ShapeTable& shapes, const core::Function& function,
                                                  bool use_spec) override {
    if (function.plain_name.text().starts_with("unreadable")) throw std::logic_error("a bug in a signature");
    return InputTypes::signature(shapes, function, use_spec);
  }
};

class ToyProgram : public LoadedProgram {
 public:
  explicit ToyProgram(std::unique_ptr<core::Module> module) : module_(std::move(module)) {}
  Callee resolve(Symbol name) override { return {module_->find(name), nullptr}; }
  const Primitive* primitive(Symbol name) override {
    if (name == fault().name) return &fault();
    return name == addition().name ? &addition() : nullptr;
  }
  Value exception_for(Context&, Fault, std::span<const Value>) override { return Value::symbol(Symbol("undefined")); }
  const core::Module& main_module() const override { return *module_; }
  InputTypes& inputs() override { return inputs_; }

 private:
  std::unique_ptr<core::Module> module_;
  ToyInputs inputs_;
};

class ToyLanguage : public Language {
 public:
  std::string_view name() const override { return "toy"; }
  std::vector<std::string_view> file_endings() const override { return {".toy"}; }
  std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view path,
                                                                  const OpenOptions&) const override {
    auto text = read_file(path);
    if (!text) return std::unexpected(Diagnostics{{std::string(path), 0, 0, text.error()}});
    Arena arena;
    auto functions = read_sexpr(*text, path, arena, /*depth_limit=*/100);
    if (!functions) return std::unexpected(Diagnostics{functions.error()});
    Lowering lowering{core::ModuleBuilder(Symbol(path), Symbol("toy")), ReadErrors(*text, path)};
    if (!(*functions)->is_list()) lowering.errors.report(**functions, "expected a list of functions");
    for (const Sexpr& function : (*functions)->items()) lowering.lower_function(function);
    if (lowering.errors.first()) return std::unexpected(Diagnostics{*lowering.errors.first()});
    auto module = core::verified(lowering.module.finish());
    if (!module) return std::unexpected(module.error());
    return std::make_unique<ToyProgram>(std::move(*module));
  }
};

} // namespace

const Language& language() {
  static const ToyLanguage instance;
  return instance;
}

} // namespace assay::toy
