#include "lang/erlang/types/input_types.h"

#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/types/signature_of_spec.h"

namespace assay::erlang {

std::expected<Signature, Diagnostics> ErlangInputTypes::signature(ShapeTable& shapes, const core::Function& function,
                                                                  bool use_spec) {
  auto made = use_spec ? signature_as_declared(shapes, function) : signature_of_any(shapes, function.arity());
  if (made && !on_load_.empty()) made->not_made.push_back(on_load_);
  return made;
}

std::expected<Signature, Diagnostics> ErlangInputTypes::signature_as_declared(ShapeTable& shapes,
                                                                              const core::Function& function) {
  FunctionName name = split_function_name(function.name);
  auto types = modules_.types(name.module);
  if (!types) return std::unexpected(types.error());
  const Spec* spec = *types == nullptr ? nullptr : (*types)->find_spec(name.function, name.arity);
  if (spec == nullptr) return signature_of_any(shapes, function.arity());
  TypeLookup lookup = [this](std::string_view module) { return modules_.types(module); };
  ExportLookup is_exported = [this](Symbol called) {
    Callee callee = program_.resolve(called);
    return callee.primitive != nullptr || (callee.function != nullptr && callee.function->exported);
  };
  return signature_of_spec(shapes, lookup, **types, *spec, is_exported);
}

} // namespace assay::erlang
