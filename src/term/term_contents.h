#pragma once
// What a TermTable holds: nodes in blocks that never move, found by an open hash table of (hash, id); constants beside
// them. Private to src/term.

#include <deque>
#include <memory>
#include <vector>

#include "base/arena.h"
#include "term/evaluator.h"
#include "term/operation.h"
#include "term/term.h"

namespace assay::term {

struct TermNode : Term {
  uint32_t hash = 0;
  uint32_t tree_size = 1;            // nodes when written out as a tree; stops counting at largest_tree_size
  const TermId* variables = nullptr; // of length variable_count, null until asked for
  uint32_t variable_count = 0;
};
constexpr uint32_t largest_tree_size = 1U << 30;

struct ConstantValue {
  Scalar scalar;
  Datum datum;
};

struct TermTable::Contents {
  static constexpr uint32_t block_bits = 8; // few, as a command may have a table for each of thousands of functions
  static constexpr size_t small_integers = 2048; // from -1024

  Arena arena; // operands, lists of variables
  std::vector<std::unique_ptr<TermNode[]>> blocks;
  uint32_t count = 1;          // 0 is no term
  std::vector<uint64_t> slots; // hash above, id below; 0 is free
  std::deque<ConstantValue> constants;
  std::vector<TermId> integers; // of small constants, by value
  TermId truths[2] = {no_term, no_term};

  // Scratch for walks over shared terms: a term was visited if its mark is the walk's.
  mutable std::vector<uint32_t> marks;
  mutable uint32_t walk = 0;

  std::shared_ptr<Evaluator> evaluator;

  Contents();
  TermNode& node(TermId id) const { return blocks[id >> block_bits][id & ((1U << block_bits) - 1)]; }

  TermId intern(Operator op, Sort sort, uint32_t parameter, std::span<const TermId> operands);
  TermId intern_constant(Sort sort, Datum datum);
  const Datum& datum(TermId constant) const { return constants[node(constant).parameter].datum; }

  uint32_t start_walk() const;
  // The term and all its parts, each once, in order of ids: operands come before what is made of them.
  std::vector<TermId> parts(TermId id) const;
  std::span<const TermId> variables(TermId id);

  Datum evaluate(TermId id, const Model& model) const;

 private:
  Datum evaluate_tree(TermId id, const Model& model) const;
  Datum evaluate_junction(const Term& term, const Model& model) const;
  Datum evaluate_parts(TermId id, const Model& model) const;
  Datum call(const Term& term, const Model& model) const;
  TermId append(Operator op, Sort sort, uint32_t parameter, std::span<const TermId> operands, uint32_t hash);
  template <typename Same>
  TermId find(uint32_t hash, Same same) const;
  void insert(uint32_t hash, TermId id);
};

} // namespace assay::term
