// cvc5, where Z3 does not know: a process for each question, which is written as SMT-LIB. Floats and bits are the
// machine's; other questions are asked of integers. It is a program of its own and not a library, as a question that it
// can't digest then costs a process, and nothing else; it is asked so rarely that a start does not count.

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "base/program.h"
#include "solve/believed_answer.h"
#include "solve/exact_question.h"
#include "solve/layers.h"
#include "solve/query_dump.h"
#include "solve/smtlib_values.h"
#include "solve/values.h"

namespace assay::solve {

namespace {

constexpr uint64_t most_memory = uint64_t{2} << 30;

struct Variable {
  TermId id = no_term;
  std::string name;
};

struct WrittenQuestion {
  std::string text; // up to (check-sat)
  std::vector<Variable> variables;
  bool is_complete = true; // a refutation of it is one of the query
};

WrittenQuestion exact_text(TermTable& terms, const Query& query, const ExactLook& look) {
  ExactQuestion question(terms, query, look);
  z3::solver writer(question.context(), z3::solver::simple());
  writer.add(question.assertions());
  WrittenQuestion written;
  written.text = fmt::format("(set-logic {})\n{}", look.has_floats ? "QF_BVFP" : "QF_BV", writer.to_smt2());
  written.is_complete = question.is_complete();
  for (TermId variable : question.variables()) {
    std::string name = question.translated(variable).decl().name().str();
    // One that plays no part is not declared.
    bool is_declared = written.text.find(fmt::format("(declare-fun {} ", name)) != std::string::npos;
    if (is_declared) written.variables.push_back({variable, std::move(name)});
  }
  return written;
}

class Cvc5Layer : public Solver {
 public:
  Cvc5Layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next)
      : terms_(terms), options_(options), statistics_(statistics), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    if (query.effort == Effort::Full) {
      Answer answer = believed_answer(terms_, query, ask(query), statistics_);
      if (answer.verdict != Verdict::Unknown) return answer;
    }
    return next_->solve(query);
  }

 private:
  Answer ask(const Query& query) {
    std::optional<WrittenQuestion> question = written(query);
    if (!question) return {};
    // Looked for at the first question: a module of thousands of functions has as many chains, and few of them ask.
    if (!program_) program_ = find_program("cvc5").value_or("");
    if (program_->empty()) {
      ++statistics_.without_cvc5;
      return {};
    }
    std::string text = std::move(question->text);
    if (!question->variables.empty()) {
      text += "(get-value (";
      for (const Variable& variable : question->variables) text += variable.name + " ";
      text += "))\n";
    }
    ProgramOutput output = run_program(
        {.file = *program_,
         .words = {"cvc5", "--lang=smt2", "--produce-models", fmt::format("--rlimit={}", options_.cvc5_limit)},
         .input = text,
         .seconds = options_.cvc5_seconds,
         .memory = most_memory});
    return understood(query, *question, output.text);
  }

  // Nothing where it is too much, or where it would have to be told what it can't be told.
  std::optional<WrittenQuestion> written(const Query& query) const {
    ExactLook look = exact_look(terms_, query.conditions);
    if (!look.is_small) return std::nullopt;
    try {
      if (look.has_floats || look.has_bits) return exact_text(terms_, query, look);
    } catch (const Z3ExactTranslation::TooLarge&) {
      if (look.has_floats) return std::nullopt;
    } catch (const z3::exception&) {
      return std::nullopt;
    }
    return integer_text(query);
  }

  WrittenQuestion integer_text(const Query& query) const {
    WrittenQuestion written;
    written.text = smtlib_query(terms_, query.conditions, Verdict::Unknown);
    for (TermId condition : query.conditions) {
      for (TermId variable : terms_.variables(condition)) {
        auto is_it = [&](const Variable& other) { return other.id == variable; };
        if (std::ranges::any_of(written.variables, is_it)) continue;
        written.variables.push_back({variable, smtlib_variable(variable)});
      }
    }
    return written;
  }

  Answer understood(const Query& query, const WrittenQuestion& question, std::string_view output) const {
    if (output.starts_with("unsat\n") && question.is_complete) {
      return {.verdict = Verdict::Unsatisfiable, .layer = Layer::Cvc5, .model = {}};
    }
    constexpr std::string_view satisfiable = "sat\n";
    if (!output.starts_with(satisfiable)) return {};
    std::optional<NamedValues> values = smtlib_values(output.substr(satisfiable.size()));
    if (!values) return {};
    Answer answer{.verdict = Verdict::Satisfiable, .layer = Layer::Cvc5, .model = {}};
    for (TermId condition : query.conditions) {
      for (TermId variable : terms_.variables(condition)) {
        answer.model.emplace(variable, value_in(terms_, query.hint, variable));
      }
    }
    for (const Variable& variable : question.variables) {
      auto found = values->find(variable.name);
      bool fits = found != values->end() && found->second.index() == answer.model.at(variable.id).index();
      if (fits) answer.model.at(variable.id) = found->second;
    }
    return answer;
  }

  TermTable& terms_;
  SolverOptions options_;
  SolverStatistics& statistics_;
  std::optional<std::filesystem::path> program_;
  NextLayer next_;
};

} // namespace

NextLayer cvc5_layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next) {
  return std::make_unique<Cvc5Layer>(terms, options, statistics, std::move(next));
}

} // namespace assay::solve
