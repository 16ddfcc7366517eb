#pragma once
// How a path becomes an input: structure by choices that can be taken back, smallest first; scalars by the solver. See
// solve/completion.h.
//
//   completion.cpp           forms, arities, maps, sizes
//   completion_symbols.cpp   symbols and their texts

#include <functional>
#include <optional>
#include <vector>

#include "solve/completion.h"

namespace assay::solve {

class Completer {
 public:
  Completer(Store& store, Solver& solver, Model model, Effort effort)
      : store_(store), solver_(solver), model_(std::move(model)), effort_(effort), solved_(store.conditions().size()) {}

  bool settle();
  bool is_complete() const { return complete_; }
  bool solver_gave_up() const { return solver_gave_up_; }
  Model& model() { return model_; }
  Layer layer() const { return layer_; }

 private:
  // The next cell about which something is to be chosen, from the root down; none: everything is settled.
  CellId open_cell(CellId from);
  bool is_open(CellId cell);
  bool lacks_function(CellId cell) { return store_.state(cell).not_plain && !store_.holds_known_function(cell); }
  bool settle_group(GroupId group);
  bool settle_form(CellId cell);
  bool settle_symbol(CellId cell);
  bool settle_text(CellId cell);
  bool name_symbols();
  void prefer_letters();
  std::vector<TermId> characters_by_text();
  std::optional<Symbol> symbol_with(CellId text);
  bool settle_arity(CellId cell);
  bool settle_map(CellId cell);
  bool settle_function_in(CellId cell);
  bool add_mandatory_keys(CellId cell);
  bool add_key(CellId cell);
  bool settle_keys(std::pair<PatternId, PatternId> keys, bool equal_first);
  std::optional<size_t> wanted_size(CellId cell);
  std::vector<Symbol> ordered_candidates(CellId cell);
  bool attempt(const std::function<bool()>& choose);
  bool solve();
  bool keep_sizes_small();
  bool is_at_most(TermId size, int64_t bound) const; // by the model

  Store& store_;
  Solver& solver_;
  Model model_;
  Effort effort_;
  std::vector<CellId> by_text_; // symbols that are what their text will be
  size_t solved_;               // conditions that the model is known to satisfy
  size_t attempts_ = 0;
  bool complete_ = true; // nothing was given up
  bool solver_gave_up_ = false;
  Layer layer_ = Layer::None;
};

} // namespace assay::solve
