#pragma once
// Who calls whom, across modules: all functions that can run when one of the entries is called, and for each of them
// the places it is called from. Where the program says which function a value is, a call of it is like one by name. Any
// other call of a value can be of any function that is passed on as a value somewhere, with as many arguments (or with
// others, in a language that applies functions piece by piece); a method can be called wherever its selector is, on an
// object of a class of which the program makes one.
//
// Of a program that tells itself from its library (machine/library_boundary.h), the library's functions are not
// followed: whatever it calls may call any method that it knows, of a class of which the program makes objects, and
// what was handed over to it. Such functions are open: not all calls of them are known.
//
// What could make the graph incomplete is named: whoever proves something by it has to say so, or to refrain.

#include <functional>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/spot.h"
#include "machine/library_boundary.h"
#include "machine/program.h"
#include "search/known_values.h"

namespace assay::search {

// A function under test, and what makes its inputs before it is called.
struct ProgramEntry {
  const core::Function* function = nullptr;
  std::vector<const core::Function*> makers;
};

struct ProgramEntries {
  std::vector<ProgramEntry> tested;
  std::vector<const core::Function*> others; // that anybody can call as well
  // Runs before any of them, and may call what nothing else does.
  const core::Function* start = nullptr;
  // Whoever calls one of these may get functions from it, and call them.
  std::vector<const core::Function*> giving_functions = {};
  // Why not all of this is known.
  std::set<std::string> gaps = {};
};

class ProgramGraph {
 public:
  // Once `may_go_on` says no, nothing more is followed: a gap.
  ProgramGraph(Program& program, KnownValues& known, const ProgramEntries& entries,
               const std::function<bool()>& may_go_on);

  const std::vector<const core::Function*>& functions() const { return functions_; }
  bool contains(const core::Function& function) const { return known_.contains(&function); }
  // The calls by name.
  const std::vector<core::Spot>& calls_of(const core::Function& function) const;
  // Whether there are calls of it that are in no function of the graph: by the library, or by anybody.
  bool is_open(const core::Function& function) const { return open_.contains(&function); }
  bool makes_inputs(const core::Function& function) const { return makers_.contains(&function); }
  // Calls of the library, which may call what is open.
  const std::vector<core::Spot>& calls_of_library() const { return into_library_; }
  // Whether it can be called as a value.
  bool is_value(const core::Function& function) const { return values_.contains(&function); }
  // Calls of function values with so many arguments.
  const std::vector<core::Spot>& indirect_calls(size_t arguments) const;
  const std::map<size_t, std::vector<core::Spot>>& all_indirect_calls() const { return indirect_; }
  // Calls of values with arguments in a list.
  const std::vector<core::Spot>& spread_calls() const { return spread_; }
  // What a call of a value with so many arguments may run, but for function inputs.
  std::vector<const core::Function*> callees(size_t arguments) const;
  // Calls of methods that may run it; and the methods that such a call may run.
  const std::vector<core::Spot>& virtual_calls(const core::Function& function) const;
  std::vector<const core::Function*> methods(Symbol selector) const;
  bool knows_methods(Symbol selector) const;
  // Why there may be calls that are not known; empty: there are none.
  const std::set<std::string>& gaps() const { return gaps_; }
  const core::Function* apply_function(size_t arguments) const;

  // The functions from which this one can be reached, itself among them.
  std::set<const core::Function*> callers(std::set<const core::Function*> of) const;

 private:
  bool is_library(const core::Function& function) const;
  void follow(const std::function<bool()>& may_go_on);
  void add(const core::Function& function);
  void add_open(const std::vector<const core::Function*>& functions);
  void add_class(Symbol name);
  void add_value(const core::Function& function);
  void look_at(const core::Function& function);
  void look_at_start(const core::Function& function);
  void open_what_is_given(const std::vector<const core::Function*>& by);
  std::vector<const core::Function*> next_of(const core::Function& function);
  void look_at(const core::Spot& spot);
  void look_at_call(const core::Spot& spot);
  void look_at_operands(const core::Function& function, const core::Instruction& code);
  void let_escape(const core::Function& function, core::Operand operand);
  void let_escape(Value value);
  void let_captures_escape();
  void add_indirect(const core::Spot& spot, size_t arguments);
  void find_computed(const core::Function& function);
  void connect_methods();

  Program& program_;
  LibraryBoundary* boundary_;
  KnownValues& known_values_;
  const core::Function* start_ = nullptr;
  std::vector<const core::Function*> functions_;
  std::set<const core::Function*> known_;
  std::set<const core::Function*> values_;
  std::set<const core::Function*> open_;
  std::unordered_map<const core::Function*, std::vector<const core::Function*>> makers_; // with whose inputs they make
  std::vector<core::Spot> into_library_;
  std::unordered_map<const core::Function*, std::vector<core::Spot>> calls_;
  std::map<size_t, std::vector<core::Spot>> indirect_;
  std::map<size_t, const core::Function*> applying_;
  std::set<const core::Module*> applying_modules_;
  size_t most_applied_ = 0;
  std::vector<core::Spot> spread_;
  std::unordered_map<Symbol, std::vector<core::Spot>> virtual_;
  std::unordered_map<const core::Function*, std::vector<core::Spot>> virtual_calls_;
  std::unordered_set<Symbol> classes_; // of which the program makes objects
  std::set<std::string> gaps_;
};

} // namespace assay::search
