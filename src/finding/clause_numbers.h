#pragma once
// The clauses of a module that stand in its source, by number, and which of them a run has entered; perhaps those of
// further functions, too.

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "machine/machine.h"

namespace assay::finding {

class ClauseNumbers {
 public:
  struct Clause {
    const core::Function* function = nullptr;
    std::optional<uint32_t> index; // among its clauses; nothing: it has none, and this is its body
    core::Place place() const { return index ? function->clauses[*index].place : function->place; }
  };
  explicit ClauseNumbers(const core::Module& module, std::span<const core::Function* const> also = {});

  size_t size() const { return clauses_.size(); }
  const Clause& operator[](uint32_t number) const { return clauses_[number]; }
  // Nothing: the compiler made it.
  std::optional<uint32_t> number(const core::Function& function, uint32_t index) const;
  // Of the body of a function without clauses; nothing: it has some, or does not stand in the source.
  std::optional<uint32_t> body(const core::Function& function) const;

  // Those that were entered on the machine since they were last taken or forgotten, in order; not bodies, as nothing
  // marks them.
  std::vector<uint32_t> take_entered(const Machine& machine) const;
  void forget_entered(const Machine& machine) const { take_entered(machine); }

 private:
  void add(const core::Function& function);

  std::vector<Clause> clauses_;
  std::map<const core::Function*, std::vector<uint32_t>>
      numbers_; // of its clauses, by index; no_number: the compiler's
  std::map<const core::Function*, uint32_t> bodies_;
  static constexpr uint32_t no_number = UINT32_MAX;
};

} // namespace assay::finding
