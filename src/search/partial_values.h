#pragma once
// What a backward path knows of the values in it. Unlike the cells of an input (input/store.h), a value here may be
// anything a program can hold, functions and mutable objects among it, and its name is just a number. Numbers have
// terms; conditions on these are for the solver.
//
// A value that is left out of a condition is not restricted by it: whatever can't be expressed is not said, so what is
// known never rules out what can happen.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/module.h"
#include "input/form.h"
#include "term/term.h"

namespace assay::search {

using PartId = uint32_t;

struct Part {
  Forms forms = every_form;
  std::optional<PartId> same_as; // another name of it is in use
  std::optional<Symbol> symbol;
  std::vector<Symbol> other_symbols;        // that it is not
  std::optional<uint32_t> arity;            // of a tuple
  std::vector<uint32_t> other_arities;      // that it does not have
  std::vector<PartId> inside;               // the elements of a tuple of known arity; head and tail of a cons
  std::vector<TermId> other_numbers;        // that it is not
  TermId number = no_term;                  // of an integer or a float, once somebody has asked
  const core::Function* function = nullptr; // of a closure
  std::vector<std::optional<PartId>> captures;
  const void* object = nullptr; // one that was there before the call; known by its address
  uint64_t made_by = 0;         // the allocation that has made it, by number; 0: not known
  std::optional<PartId> length; // of an array, once somebody has asked
};

class PartialValues {
 public:
  explicit PartialValues(TermTable& terms) : terms_(&terms) {}

  TermTable& terms() const { return *terms_; }
  PartId add();
  const Part& operator[](PartId id) const { return *parts_[root(id)]; }
  PartId root(PartId id) const;
  size_t size() const { return parts_.size(); }
  std::span<const TermId> conditions() const { return conditions_; }
  // Counts up whenever there is a condition more, or another one.
  uint64_t changes() const { return changes_; }

  // Each says something more. False: it contradicts what is known.
  bool restrict_forms(PartId id, Forms forms);
  bool be_symbol(PartId id, Symbol symbol);
  bool not_symbol(PartId id, Symbol symbol);
  bool be_tuple(PartId id, std::span<const PartId> elements);
  bool set_arity(PartId id, uint32_t arity);
  bool not_arity(PartId id, uint32_t arity);
  bool be_cons(PartId id, PartId head, PartId tail);
  bool be_number(PartId id, TermId term);
  bool not_number(PartId id, TermId term);
  bool be_closure(PartId id, const core::Function& function);
  bool be_object(PartId id, const void* object);
  bool be_made_by(PartId id, uint64_t allocation);
  bool assume(TermId condition);
  bool unify(PartId one, PartId other);
  // A constant of the program or of its globals; parts of it that are mutable are known by their address only.
  bool be_value(PartId id, Value value);
  bool not_value(PartId id, Value value);

  // The term of a value that is known to be an integer or a float; else none.
  TermId number(PartId id);
  // An element of a tuple of known arity, head (0) or tail (1) of a cons.
  PartId inside(PartId id, uint32_t index);
  std::optional<PartId> capture(PartId id, uint32_t index);
  PartId length(PartId id); // of an array: an integer

 private:
  Part& writable(PartId id);
  bool be_no_other_number(PartId id);
  bool be_same(TermId left, TermId right);
  bool replace(TermId variable, TermId term);

  TermTable* terms_;
  std::vector<std::shared_ptr<const Part>> parts_; // shared among paths
  std::vector<TermId> conditions_;
  uint64_t changes_ = 0;
};

// The variable of a part: beyond the numbers of cells.
constexpr uint32_t first_part_variable = 1u << 30;

} // namespace assay::search
