#include "lang/java/types/input_types.h"

#include <fmt/format.h>

#include <filesystem>

#include "input/why_not_built.h"
#include "lang/java/text/method_title.h"
#include "lang/java/types/types_to_shapes.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

std::expected<Signature, Diagnostics> JavaInputTypes::signature(ShapeTable& shapes, const core::Function& function,
                                                                bool) {
  const Method* method = tested_.method_of(function.name);
  if (method == nullptr) return signature_of_any(shapes, function.arity());
  TypesToShapes translation(shapes, tested_.classes(), tested_.of(), beside_, changes_);
  MethodType type = type_of_method(*method->info);
  std::vector<TypeVariable> variables = type.variables;
  for (const TypeVariable& variable : variables_of_class(*tested_.of().file)) variables.push_back(variable);
  translation.instantiate(variables);
  std::vector<ShapeId> arguments;
  std::vector<JavaType> taken;
  if (takes_object(*method)) {
    taken.push_back(class_type(tested_.of().name.text()));
    arguments.push_back(translation.object_of(taken.back()));
  }
  for (const JavaType& parameter : type.parameters) {
    taken.push_back(substitute(parameter, variables));
    arguments.push_back(translation.shape_of(taken.back()));
  }
  translation.note_arguments(taken);
  std::vector<Symbol> types = tested_.argument_types(*method);
  for (size_t i = 0; i < arguments.size(); ++i) {
    arguments[i] = translation.or_same_as_before(arguments[i], std::span(types).first(i + 1));
  }
  Signature signature;
  signature.declared = true;
  ShapeId whole = shapes.add(std::string(method->info->name.text()), {tuple_alternative(arguments)});
  if (!is_built(shapes, whole)) {
    std::vector<std::string> not_made = translation.not_made();
    std::string why = ": " + (not_made.empty() ? why_not_built(shapes, whole) : not_made.front());
    return std::unexpected(one_diagnostic(fmt::format("{} can't be called{}", full_title(*method), why)));
  }
  signature.clauses.push_back({whole, ShapeTable::any});
  signature.input = whole;
  signature.restrictions = translation.restrictions();
  for (const std::string& source : left_out_) {
    signature.restrictions.push_back(
        fmt::format("no classes of {}, which can't be compiled", std::filesystem::path(source).filename().string()));
  }
  signature.not_made = translation.not_made();
  return signature;
}

} // namespace assay::java
