#include "lang/erlang/lower/lower.h"

#include <fmt/core.h>

#include "base/large_stack.h"
#include "core/builder.h"
#include "lang/erlang/load/read_dump.h"
#include "lang/erlang/lower/lower_function.h"
#include "lang/erlang/lower/resolve_functions.h"
#include "lang/module_dump.h"

namespace assay::erlang {
namespace {

void lower_with_children(LoweringContext& context, const Lambda& lambda) {
  if (!lambda.is_label) context.module.add(FunctionLowering(context, lambda).lower());
  for (const Lambda* child : lambda.children) lower_with_children(context, *child);
}

using Lowered = std::expected<std::unique_ptr<core::Module>, Diagnostics>;

} // namespace

static Lowered lower(std::string_view dump_text, std::string_view name, const PrimitiveRegistry& registry) {
  Arena arena;
  std::expected<const Sexpr*, Diagnostic> dump = read_module_dump(dump_text, name, arena);
  if (!dump) return std::unexpected(Diagnostics{dump.error()});
  ReadErrors read_errors(dump_text, name);
  core::ModuleBuilder module(Symbol((*dump)->items()[1].text()), Symbol("erlang"));
  std::unique_ptr<Form> form = read_dump(**dump, module, read_errors);
  if (read_errors.first()) return std::unexpected(Diagnostics{*read_errors.first()});

  resolve_functions(*form);
  Diagnostics errors;
  LoweringContext context{module, registry, errors, {}};
  for (const Lambda* function : form->functions) {
    if (!function->exported) context.not_exported.insert(function->name);
  }
  for (const Lambda* function : form->functions) lower_with_children(context, *function);
  if (!errors.empty()) return std::unexpected(std::move(errors));
  return module.finish();
}

// Reading and lowering follow the nesting of expressions and patterns.
Lowered lower_dump(std::string_view dump_text, std::string_view name, const PrimitiveRegistry& registry) {
  Lowered lowered;
  run_on_large_stack([&] { lowered = lower(dump_text, name, registry); });
  return lowered;
}

} // namespace assay::erlang
