// The frame of a function: its parameters, captures and free variables; the values of its variables.

#include "lang/erlang/lower/lower_function.h"

#include <fmt/core.h>

namespace assay::erlang {
namespace {

bool is_lifted(const Lambda& lambda) { return lambda.kind == Lambda::Kind::Letrec && lambda.closure == nullptr; }

uint32_t parameter_count(const Lambda& lambda) {
  return lambda.arity() + (is_lifted(lambda) ? static_cast<uint32_t>(lambda.free.size()) : 0);
}

} // namespace

FunctionLowering::FunctionLowering(LoweringContext& context, const Lambda& lambda)
    : context_(context), lambda_(lambda),
      builder_(context.module, lambda.name, lambda.plain_name, parameter_count(lambda),
               is_lifted(lambda) ? 0 : static_cast<uint32_t>(lambda.free.size())),
      values_(lambda.root->variable_count), has_value_(lambda.root->variable_count),
      waiting_(lambda.root->variable_count), waiting_depth_(lambda.root->variable_count),
      is_boolean_(lambda.root->variable_count) {
  builder_.set_place(lambda.place);
  builder_.set_exported(lambda.exported);
}

const core::Function* FunctionLowering::lower() {
  builder_.start_block(builder_.entry());
  for (uint32_t i = 0; i < lambda_.arity(); ++i) bind(lambda_.parameters[i], builder_.parameter(i));
  for (uint32_t i = 0; i < lambda_.free.size(); ++i) {
    bind(lambda_.free[i],
         is_lifted(lambda_) ? builder_.parameter(lambda_.arity() + i) : builder_.capture(i, lambda_.place));
  }
  lower_into(*lambda_.body, Target::to_return());
  builder_.simplify();
  return builder_.finish();
}

core::SiteId FunctionLowering::site(std::string_view kind, const Node& node) const {
  return core::make_site(context_.module.module().name, lambda_.root->name, kind, node.ordinal);
}

void FunctionLowering::bind(const Variable* variable, Operand value) {
  values_[variable->id] = value;
  has_value_[variable->id] = true;
}

FunctionLowering::Operand FunctionLowering::value_of(const Variable* variable, const Node& where) {
  if (const Node* condition = waiting_[variable->id]) return lower_value(*condition);
  if (has_value_[variable->id]) return values_[variable->id];
  const core::Place& place = where.place;
  const auto& files = context_.module.module().files;
  context_.errors.push_back({place.file < files.size() ? std::string(files[place.file]) : std::string(), place.line,
                             place.column, "a variable is used before it has a value"});
  return literal(Value::nil());
}

} // namespace assay::erlang
