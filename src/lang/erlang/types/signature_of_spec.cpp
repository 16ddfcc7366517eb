#include "lang/erlang/types/signature_of_spec.h"

#include <algorithm>

#include <fmt/format.h>

#include "input/why_not_built.h"
#include "lang/erlang/types/structural_shapes.h"

namespace assay::erlang {
namespace {

void add_once(std::vector<std::string>& all, std::string text) {
  if (std::ranges::find(all, text) == all.end()) all.push_back(std::move(text));
}

class SpecReader {
 public:
  SpecReader(ShapeTable& shapes, const TypeLookup& lookup, const ModuleTypes& module, const Spec& spec,
             const ExportLookup& is_exported)
      : shapes_(shapes), translation_(shapes, lookup, is_exported), module_(module), spec_(spec) {}

  std::expected<Signature, Diagnostics> read();

 private:
  void read_clause(const SpecClause& clause);
  std::string why_left_out(size_t clause);
  Diagnostics located(Diagnostics errors) const;
  void note_what_is_left_out(ShapeId arguments);
  std::string subject() const { return fmt::format("the spec of {}/{}", spec_.name.text(), spec_.arity); }

  ShapeTable& shapes_;
  TypesToShapes translation_;
  const ModuleTypes& module_;
  const Spec& spec_;
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
    note_what_is_left_out(arguments);
    if (is_built(shapes_, arguments)) {
      inputs.push_back(arguments);
    } else {
      unsatisfied.push_back(module_.diagnostic(spec_.clauses[i].place, why_left_out(i)));
    }
  }
  if (inputs.empty()) {
    for (Diagnostic& each : unsatisfied) each.message = subject() + " can't be satisfied: " + each.message;
    return std::unexpected(std::move(unsatisfied));
  }
  for (const Diagnostic& each : unsatisfied) {
    add_once(signature_.restrictions,
             fmt::format("the clause of the spec in line {} is left out: {}", each.line, each.message));
  }
  signature_.input = union_shape(shapes_, inputs);
  return std::move(signature_);
}

// A type of which no value is made can be the one that matters.
void SpecReader::note_what_is_left_out(ShapeId arguments) {
  for (ShapeId noted : noted_in(shapes_, arguments)) {
    bool is_unmade = std::ranges::any_of(shapes_.all_alternatives(noted),
                                         [](const Alternative& each) { return each.symbol == unmade_type(); });
    add_once(is_unmade ? signature_.not_made : signature_.restrictions, shapes_.note(noted));
  }
}

void SpecReader::read_clause(const SpecClause& clause) {
  TypeScope scope;
  scope.module = &module_;
  scope.clause = &clause;
  std::vector<ShapeId>& arguments = arguments_.emplace_back();
  for (const TypeExpression* argument : clause.arguments) {
    arguments.push_back(translation_.input_shape(*argument, scope));
  }
  ShapeId result = translation_.shape(*clause.result, scope);
  signature_.clauses.push_back({tuple_shape(shapes_, arguments), result});
}

// Argument by argument, as some argument of the clause can't be built.
std::string SpecReader::why_left_out(size_t clause) {
  for (size_t i = 0; i < arguments_[clause].size(); ++i) {
    ShapeId argument = arguments_[clause][i];
    if (is_built(shapes_, argument)) continue;
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

} // namespace

std::expected<Signature, Diagnostics> signature_of_spec(ShapeTable& shapes, const TypeLookup& lookup,
                                                        const ModuleTypes& module, const Spec& spec,
                                                        const ExportLookup& is_exported) {
  return SpecReader(shapes, lookup, module, spec, is_exported).read();
}

} // namespace assay::erlang
