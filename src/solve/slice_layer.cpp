// Conditions connected by variables form a part; parts are independent, so only those with a condition that the hint
// violates are asked about, one by one, and all other variables keep the hint's values. Each part is translated into
// the canonical table, with variables numbered by first occurrence.

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "solve/layers.h"
#include "solve/values.h"

namespace assay::solve {

namespace {

// Which variables belong together, as a forest; a variable's parent is only meant if its stamp is the present one.
class Connections {
 public:
  void start(size_t terms) {
    parents_.resize(terms);
    stamps_.resize(terms);
    ++stamp_;
  }
  TermId root(TermId variable) {
    if (stamps_[variable] != stamp_) {
      stamps_[variable] = stamp_;
      parents_[variable] = variable;
    }
    while (parents_[variable] != variable) {
      parents_[variable] = parents_[parents_[variable]];
      variable = parents_[variable];
    }
    return variable;
  }
  void connect(TermId one, TermId other) { parents_[root(other)] = root(one); }

 private:
  std::vector<TermId> parents_;
  std::vector<uint64_t> stamps_;
  uint64_t stamp_ = 0;
};

class SliceLayer : public Solver {
 public:
  SliceLayer(TermTable& terms, std::unique_ptr<TermTable> canonical, NextLayer next)
      : terms_(terms), canonical_(std::move(canonical)), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    connect(query);
    Answer result{.verdict = Verdict::Satisfiable, .layer = Layer::Hint, .model = {}};
    for (const std::vector<TermId>& part : violated_parts(query)) {
      Answer answer = solve_part(part, *query.hint, query.effort);
      if (answer.verdict == Verdict::Unsatisfiable) return answer; // of a part, so of all
      if (answer.verdict == Verdict::Unknown) result.verdict = Verdict::Unknown;
      result.layer = std::max(result.layer, answer.layer);
      result.model.merge(answer.model);
    }
    if (result.verdict == Verdict::Unknown) return {};
    for (TermId condition : query.conditions) {
      for (TermId variable : terms_.variables(condition)) {
        if (!result.model.contains(variable)) result.model.emplace(variable, query.hint->at(variable));
      }
    }
    return result;
  }

 private:
  void connect(const Query& query) {
    connections_.start(terms_.size() + 1);
    for (TermId condition : query.conditions) {
      auto variables = terms_.variables(condition);
      for (TermId variable : variables) connections_.connect(variables[0], variable);
    }
  }

  TermId part_of(TermId condition) { return connections_.root(terms_.variables(condition)[0]); }

  // In order of the first violated condition; conditions in the order of the query.
  std::vector<std::vector<TermId>> violated_parts(const Query& query) {
    std::unordered_map<TermId, size_t> index;
    for (TermId condition : query.violated) index.emplace(part_of(condition), index.size());
    std::vector<std::vector<TermId>> parts(index.size());
    for (TermId condition : query.conditions) {
      auto found = index.find(part_of(condition));
      if (found != index.end()) parts[found->second].push_back(condition);
    }
    return parts;
  }

  Answer solve_part(const std::vector<TermId>& part, const Model& hint, Effort effort) {
    names_.clear();
    originals_.clear();
    std::vector<TermId> renamed;
    for (TermId condition : part) renamed.push_back(translate(condition));
    Model renamed_hint;
    for (size_t i = 0; i < originals_.size(); ++i) {
      renamed_hint.emplace(names_.at(originals_[i]), hint.at(originals_[i]));
    }
    Answer answer = next_->solve({.conditions = renamed, .hint = &renamed_hint, .effort = effort});
    Model model;
    if (answer.verdict == Verdict::Satisfiable) {
      for (TermId original : originals_) {
        auto found = answer.model.find(names_.at(original));
        // Simplification in the other table may have lost a variable: any value does.
        model.emplace(original, found != answer.model.end() ? std::move(found->second) : hint.at(original));
      }
    }
    answer.model = std::move(model);
    return answer;
  }

  // Names of variables given by first occurrence; whole terms are remembered for the part.
  TermId translate(TermId id) {
    auto known = names_.find(id);
    if (known != names_.end()) return known->second;
    std::vector<TermId> pending = {id};
    std::vector<TermId> operands;
    while (!pending.empty()) {
      TermId next = pending.back();
      if (names_.contains(next)) {
        pending.pop_back();
        continue;
      }
      const Term& term = terms_[next];
      size_t before = pending.size();
      for (auto operand = term.operands.rbegin(); operand != term.operands.rend(); ++operand) {
        if (!names_.contains(*operand)) pending.push_back(*operand);
      }
      if (pending.size() > before) continue;
      pending.pop_back();
      names_.emplace(next, translate_node(next, term, operands));
    }
    return names_.at(id);
  }

  TermId translate_node(TermId id, const Term& term, std::vector<TermId>& operands) {
    if (term.op == Operator::Constant) return constant_term(*canonical_, terms_.constant(id));
    if (term.op == Operator::Variable) {
      originals_.push_back(id);
      return canonical_->variable(term.sort, static_cast<uint32_t>(originals_.size() - 1));
    }
    operands.clear();
    for (TermId operand : term.operands) operands.push_back(names_.at(operand));
    return canonical_->make(term.op, operands, term.parameter);
  }

  TermTable& terms_;
  std::unique_ptr<TermTable> canonical_; // before next_, which uses it
  NextLayer next_;
  Connections connections_;
  std::unordered_map<TermId, TermId> names_; // of terms and variables in the canonical table
  std::vector<TermId> originals_;            // the variables, by number
};

} // namespace

NextLayer slice_layer(TermTable& terms, std::unique_ptr<TermTable> canonical, NextLayer next) {
  return std::make_unique<SliceLayer>(terms, std::move(canonical), std::move(next));
}

} // namespace assay::solve
