#include "lang/erlang/signature_of_spec.h"

#include <algorithm>

#include <fmt/format.h>

#include "input/made_by_call.h"
#include "input/why_not_built.h"
#include "lang/erlang/structural_shapes.h"

namespace assay::erlang {
namespace {

class SpecReader {
 public:
  SpecReader(ShapeTable& shapes, const TypeLookup& lookup, const ModuleTypes& module, const Spec& spec,
             const ExportLookup& is_exported, bool by_calls)
      : shapes_(shapes), translation_(shapes, lookup, is_exported), module_(module), spec_(spec), by_calls_(by_calls) {}

  std::expected<Signature, Diagnostics> read();

 private:
  void read_clause(const SpecClause& clause);
  std::string why_left_out(size_t clause);
  Diagnostics located(Diagnostics errors) const;
  void add_restriction(std::string restriction);
  std::string subject() const { return fmt::format("the spec of {}/{}", spec_.name.text(), spec_.arity); }

  ShapeTable& shapes_;
  TypesToShapes translation_;
  const ModuleTypes& module_;
  const Spec& spec_;
  bool by_calls_;                               // values of opaque types are made by calls
  std::vector<std::vector<ShapeId>> arguments_; // of each clause
  Signature signature_;
};

std::expected<Signature, Diagnostics> SpecReader::read() {
  signature_.declared = true;
  for (const SpecClause& clause : spec_.clauses) {
    read_clause(clause);
    if (!translation_.errors().empty()) return std::unexpected(located(translation_.errors()));
  }
  std::vector<ShapeId> inputs;
  Diagnostics unsatisfied;
  for (size_t i = 0; i < spec_.clauses.size(); ++i) {
    ShapeId arguments = signature_.clauses[i].arguments;
    if (shapes_.can_be_built(arguments)) {
      inputs.push_back(arguments);
      for (std::string& note : notes_in(shapes_, arguments)) add_restriction(std::move(note));
    } else {
      unsatisfied.push_back(module_.diagnostic(spec_.clauses[i].place, why_left_out(i)));
    }
  }
  if (inputs.empty()) {
    for (Diagnostic& each : unsatisfied) each.message = subject() + " can't be satisfied: " + each.message;
    return std::unexpected(std::move(unsatisfied));
  }
  for (const Diagnostic& each : unsatisfied) {
    add_restriction(fmt::format("the clause of the spec in line {} is left out: {}", each.line, each.message));
  }
  signature_.input = union_shape(shapes_, inputs);
  return std::move(signature_);
}

void SpecReader::read_clause(const SpecClause& clause) {
  TypeScope scope;
  scope.module = &module_;
  scope.clause = &clause;
  std::vector<ShapeId>& arguments = arguments_.emplace_back();
  for (const TypeExpression* argument : clause.arguments) {
    arguments.push_back(by_calls_ ? translation_.input_shape(*argument, scope) : translation_.shape(*argument, scope));
  }
  // Its variables are shapes of inputs now.
  scope.variables.clear();
  ShapeId result = translation_.shape(*clause.result, scope);
  signature_.clauses.push_back({tuple_shape(shapes_, arguments), result});
}

// Argument by argument, as some argument of the clause can't be built.
std::string SpecReader::why_left_out(size_t clause) {
  for (size_t i = 0; i < arguments_[clause].size(); ++i) {
    ShapeId argument = arguments_[clause][i];
    if (shapes_.can_be_built(argument)) continue;
    return fmt::format("argument {} ({}): {}", i + 1, shapes_.name(argument), why_not_built(shapes_, argument));
  }
  return "it has no arguments that can be built";
}

// The first error is at a type, which may be far from the spec.
Diagnostics SpecReader::located(Diagnostics errors) const {
  Diagnostic place = module_.diagnostic(spec_.place, "");
  errors.front().message += translation_.is_in_spec()
                                ? fmt::format(" (in {})", subject())
                                : fmt::format(" (needed by {} in {}:{})", subject(), place.file, place.line);
  return errors;
}

void SpecReader::add_restriction(std::string restriction) {
  std::vector<std::string>& all = signature_.restrictions;
  if (std::ranges::find(all, restriction) == all.end()) all.push_back(std::move(restriction));
}

} // namespace

std::expected<Signature, Diagnostics> signature_of_spec(ShapeTable& shapes, const TypeLookup& lookup,
                                                        const ModuleTypes& module, const Spec& spec,
                                                        const ExportLookup& is_exported) {
  auto by_calls = SpecReader(shapes, lookup, module, spec, is_exported, true).read();
  if (by_calls && CallsInShapes(shapes).are_clear(by_calls->input)) return by_calls;
  return SpecReader(shapes, lookup, module, spec, is_exported, false).read();
}

} // namespace assay::erlang
