// From s-expressions to Core. What is wrong with the text is noted, and the walk goes on with some harmless value.

#include <algorithm>

#include "base/sexpr.h"
#include "core/builder.h"
#include "core/verifier.h"
#include "toy/toy.h"

namespace assay::toy {
namespace {

struct Lowering {
  std::string_view text;
  std::string_view file;
  core::ModuleBuilder module;
  Diagnostics errors = {};
  std::span<const Sexpr> parameters = {}; // of the function that is being made
  uint32_t sites = 0;

  core::Operand fail(const Sexpr& where, std::string message) {
    errors.push_back(sexpr_diagnostic(text, file, where.offset(), std::move(message)));
    return module.literal(Value::nil());
  }

  void lower_function(const Sexpr& form) {
    std::span<const Sexpr> items = form.items();
    bool is_function = form.head() == "function" && items.size() == 4 && items[1].is_symbol() && items[2].is_list() &&
                       std::ranges::all_of(items[2].items(), [](const Sexpr& name) { return name.is_symbol(); });
    if (!is_function) return void(fail(form, "expected (function NAME (PARAMETER…) E)"));
    parameters = items[2].items();
    Symbol name(items[1].text());
    core::FunctionBuilder function(module, name, name, static_cast<uint32_t>(parameters.size()));
    function.set_exported(true);
    function.return_values({lower_expression(items[3], function)}, {});
    module.add(function.finish());
  }

  core::Operand lower_expression(const Sexpr& expression, core::FunctionBuilder& function) {
    if (std::optional<int64_t> number = expression.small_integer()) return module.integer(*number);
    auto is_meant = [&](const Sexpr& parameter) { return expression.is_symbol(parameter.text()); };
    auto found = std::ranges::find_if(parameters, is_meant);
    if (found != parameters.end()) return function.parameter(static_cast<uint32_t>(found - parameters.begin()));
    std::string_view head = expression.head();
    if (head.empty()) return fail(expression, "expected an expression");
    std::span<const Sexpr> rest = expression.items().subspan(1);
    core::SiteId site = core::make_site(module.module().name, Symbol("toy"), "site", sites++);
    if (head == "if" && rest.size() == 3) return lower_if(rest, function, site);
    std::vector<core::Operand> operands;
    for (const Sexpr& operand : rest) operands.push_back(lower_expression(operand, function));
    if (head == "raise" && operands.size() == 1) {
      function.raise(operands[0], {}, site);
      function.start_block(function.new_block()); // whatever follows can't be reached
      return operands[0];
    }
    const Primitive* primitive = primitives().find(Symbol(head));
    if (primitive == nullptr) return function.call(Symbol(head), operands, 1, {}, site)[0];
    if (primitive->arity != operands.size()) return fail(expression, "another number of operands expected");
    return function.primitive(primitive->name, operands, {}, site);
  }

  core::Operand lower_if(std::span<const Sexpr> parts, core::FunctionBuilder& function, core::SiteId site) {
    core::BlockId after = function.new_block(1);
    core::BlockId blocks[] = {function.new_block(), function.new_block()};
    function.branch(lower_expression(parts[0], function), blocks[0], blocks[1], {}, site);
    for (size_t i = 0; i < 2; ++i) {
      function.start_block(blocks[i]);
      core::Operand value = lower_expression(parts[1 + i], function);
      function.jump(after, {value}, {});
    }
    function.start_block(after);
    return function.block_parameter(after, 0);
  }
};

} // namespace

std::expected<std::unique_ptr<core::Module>, Diagnostics> lower(std::string_view text, std::string_view file) {
  Arena arena;
  auto form = read_sexpr(text, file, arena, /*depth_limit=*/100);
  if (!form) return std::unexpected(Diagnostics{form.error()});
  std::span<const Sexpr> items = (*form)->items();
  bool is_module = (*form)->head() == "module" && items.size() >= 2 && items[1].is_symbol();
  if (!is_module) return std::unexpected(Diagnostics{sexpr_diagnostic(text, file, 0, "expected (module NAME …)")});
  Lowering lowering{text, file, core::ModuleBuilder(Symbol(items[1].text()), Symbol("toy"))};
  for (const Sexpr& function : items.subspan(2)) lowering.lower_function(function);
  if (lowering.errors.empty()) lowering.errors = core::verify(lowering.module.module());
  if (!lowering.errors.empty()) return std::unexpected(lowering.errors);
  return lowering.module.finish();
}

} // namespace assay::toy
