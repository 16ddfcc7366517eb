#include "search/backward.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "search/entry_input.h"
#include "solve/float_ranges.h"

namespace assay::search {

using core::BlockId;
using core::Function;
using core::Instruction;
using core::Opcode;
using core::Operand;
using core::Spot;

BackwardSearch::BackwardSearch(Program& program, const ProgramGraph& graph, KnownValues& known, InputSpace& space,
                               Solver& solver, BackwardOptions options)
    : program_(program), graph_(graph), known_(known), space_(space), solver_(solver), options_(options),
      cases_(program, space, solver), easy_(space.terms), evaluated_(program, known.start(), space.terms.evaluator()) {}

FlowFacts& BackwardSearch::facts(const Function& function) {
  std::unique_ptr<FlowFacts>& known = facts_[&function];
  if (known == nullptr) known = std::make_unique<FlowFacts>(function, program_);
  return *known;
}

void BackwardSearch::aim_at(std::span<const Spot> targets, Entries entries) {
  entries_ = std::move(entries);
  for (size_t i = targets.size(); i-- > 0;) {
    BackwardPath path(space_.terms);
    path.frames.push_back({targets[i].function, targets[i].block, targets[i].instruction, {}, {}, {}, {}, {}, {}});
    path.begins_segment = true;
    open_.push_back(std::move(path));
  }
}

std::optional<BackwardPath> BackwardSearch::next(const std::function<bool()>& may_go_on) {
  while (!open_.empty()) {
    BackwardPath path = std::move(open_.back());
    open_.pop_back();
    if (path.begins_segment) ++segments_;
    path.begins_segment = false;
    Paths next;
    do {
      if (!may_go_on()) {
        open_.push_back(std::move(path));
        return {};
      }
      next.clear();
      candidate_.reset();
      if (++path.steps > options_.steps) {
        is_cut_ = true;
        break;
      }
      bool is_choice = path.frame().index == 0 || path.frame().raised || path.frame().returned;
      if (path.frame().raised) {
        enter_raising(path, next);
      } else if (path.frame().returned) {
        Results results = *std::exchange(path.frame().returned, std::nullopt);
        cross_call(path, path.frame().code().instructions[path.frame().index], results, next);
      } else if (is_choice) {
        arrive(path, next);
      } else {
        --path.frame().index;
        const Instruction& code = path.frame().code().instructions[path.frame().index];
        cross(path, code, next);
        is_choice = code.opcode != Opcode::Primitive;
      }
      std::erase_if(next, [this](BackwardPath& each) { return !is_possible(each); });
      for (BackwardPath& each : next) each.begins_segment = is_choice && next.size() > 1;
      if (next.size() == 1 && !candidate_) path = std::move(next[0]);
    } while (next.size() == 1 && !candidate_);
    for (size_t i = next.size(); i-- > 0;) open_.push_back(std::move(next[i]));
    if (candidate_) return std::move(candidate_);
  }
  return {};
}

// The solver is asked when there is something new.
bool BackwardSearch::is_possible(BackwardPath& path) {
  if (!settle_fields(path) || !settle_evaluated(path)) return false;
  if (is_anything_younger_than_itself(path) || is_anything_apart_from_itself(path)) return false;
  if (path.values.changes() == path.asked) return true;
  path.asked = path.values.changes();
  if (!FloatRanges(space_.terms, path.values.conditions()).propagate()) return false;
  std::vector<TermId> conditions = easy_.of(path.values.conditions());
  return solver_.solve({.conditions = conditions, .effort = Effort::Quick}).verdict != Verdict::Unsatisfiable;
}

// ---- Operands

Value BackwardSearch::literal(BackwardPath& path, Operand operand) {
  return path.frame().function->module->literals[operand.index()];
}

PartId BackwardSearch::part_of(BackwardPath& path, Operand operand) {
  std::optional<Value> known = known_.value(*path.frame().function, operand);
  if (!known) {
    auto [entry, is_new] = path.frame().values.try_emplace(operand.index(), 0);
    if (is_new) entry->second = path.values.add();
    return entry->second;
  }
  PartId part = path.values.add();
  path.values.be_value(part, *known);
  return part;
}

bool BackwardSearch::require(BackwardPath& path, Operand operand, PartId part) {
  if (std::optional<Value> known = known_.value(*path.frame().function, operand)) {
    return path.values.be_value(part, *known);
  }
  auto [entry, is_new] = path.frame().values.try_emplace(operand.index(), part);
  return is_new || path.values.unify(entry->second, part);
}

std::optional<PartId> BackwardSearch::take_result(BackwardPath& path, core::ValueId value) {
  auto found = path.frame().values.find(value);
  if (found == path.frame().values.end()) return {};
  PartId part = found->second;
  path.frame().values.erase(found);
  return part;
}

// ---- Blocks

void BackwardSearch::arrive(BackwardPath& path, Paths& next) {
  BackwardFrame& frame = path.frame();
  if (frame.block == 0) return leave_function(path, next);
  if (leave_out_branches(path)) {
    next.push_back(std::move(path));
    return;
  }
  FlowFacts& flow = facts(*frame.function);
  evaluate_loop(path, next);
  bool passes_over = false;
  for (const Arrival& arrival : flow.arrivals(frame.block)) {
    auto rounds = frame.rounds.find({arrival.from, frame.block});
    if (arrival.is_back && rounds != frame.rounds.end() && rounds->second >= options_.rounds) {
      passes_over = true;
    } else {
      arrive_by(path, arrival, next);
    }
  }
  if (passes_over) pass_over_loop(path, next);
}

// Between a block and its dominator there may be branches that neither define nor change what matters: whichever was
// taken, the condition is the same.
bool BackwardSearch::leave_out_branches(BackwardPath& path) {
  BackwardFrame& frame = path.frame();
  FlowFacts& flow = facts(*frame.function);
  std::optional<BlockId> dominator = flow.dominator(frame.block);
  if (!dominator || flow.arrivals(frame.block).size() < 2) return false;
  auto is_required = [&](core::ValueId value) { return frame.values.contains(value); };
  if (std::ranges::any_of(frame.code().parameters, is_required)) return false;
  auto by_exception = [&](BlockId id) {
    auto is_handler = [](const Arrival& arrival) { return arrival.way == Arrival::Way::Handler; };
    return std::ranges::any_of(flow.arrivals(id), is_handler);
  };
  if (by_exception(frame.block)) return false; // not all of the dominator may have been carried out
  for (BlockId id : flow.between(*dominator, frame.block)) {
    if (by_exception(id)) return false;
    if (std::ranges::any_of(flow.defined(id), is_required)) return false;
    if (path.requires_memory() && flow.may_store(id)) return false;
  }
  go_to_block(frame, *dominator);
  return true;
}

// To the end of a block before this one.
void BackwardSearch::go_to_block(BackwardFrame& frame, BlockId block) {
  frame.left.erase(frame.block);
  for (BlockId head : facts(*frame.function).loops_left(block, frame.block)) frame.left.insert(head);
  frame.block = block;
  frame.index = static_cast<uint32_t>(frame.code().instructions.size() - 1);
}

void BackwardSearch::arrive_by(const BackwardPath& path, const Arrival& arrival, Paths& next) {
  if (arrival.way == Arrival::Way::Handler) return arrive_by_exception(path, arrival, next);
  BackwardPath here = path;
  BackwardFrame& frame = here.frame();
  if (arrival.is_back) ++frame.rounds[{arrival.from, frame.block}];
  if (!take_condition(here, arrival)) return;
  go_to_block(frame, arrival.from);
  next.push_back(std::move(here));
}

bool BackwardSearch::take_edge(BackwardPath& path, const core::Edge& edge, const core::Block& target, size_t bound) {
  std::vector<std::pair<Operand, PartId>> required;
  for (size_t i = 0; i < edge.arguments.size(); ++i) {
    if (auto part = take_result(path, target.parameters[bound + i])) required.emplace_back(edge.arguments[i], *part);
  }
  return std::ranges::all_of(required, [&](auto& each) { return require(path, each.first, each.second); });
}

// The edge's arguments become the block's parameters, and what the terminator asked was so.
bool BackwardSearch::take_condition(BackwardPath& path, const Arrival& arrival) {
  const core::Block& target = path.frame().code();
  const Instruction& last = path.frame().function->blocks[arrival.from].terminator();
  size_t bound = arrival.way == Arrival::Way::Arm ? last.arms[arrival.arm].field_count() : 0;
  std::vector<std::optional<PartId>> fields;
  for (size_t i = 0; i < bound; ++i) fields.push_back(take_result(path, target.parameters[i]));
  if (!take_edge(path, *arrival.edge, target, bound)) return false;
  if (arrival.way == Arrival::Way::Jump) return true;
  PartialValues& values = path.values;
  PartId tested = part_of(path, last.operands[0]);
  auto fits = [&](const core::Arm& arm) {
    switch (arm.test) {
      case core::Arm::Test::Literal: {
        Value literal = path.frame().function->module->literals[arm.literal];
        // Zeros of both signs take this arm.
        bool is_zero = literal.is(Kind::Float) && literal.as_float() == 0;
        return is_zero ? values.restrict_forms(tested, forms_of(Form::Float)) : values.be_value(tested, literal);
      }
      case core::Arm::Test::Kind: return values.restrict_forms(tested, forms_of(form_of(arm.kind)));
      case core::Arm::Test::Constructor: break;
    }
    bool is_cons = arm.constructor.type == core::Constructor::Type::Cons;
    return is_cons ? values.restrict_forms(tested, forms_of(Form::Cons))
                   : values.set_arity(tested, arm.constructor.arity);
  };
  auto fits_not = [&](const core::Arm& arm) {
    switch (arm.test) {
      case core::Arm::Test::Literal:
        return values.not_value(tested, path.frame().function->module->literals[arm.literal]);
      // Several kinds are one form: that of a record says nothing about others of it.
      case core::Arm::Test::Kind: {
        bool is_whole = arm.kind != Kind::BigInteger && arm.kind != Kind::Integer && form_of(arm.kind) != Form::Other &&
                        form_of(arm.kind) != Form::Function;
        return !is_whole || values.restrict_forms(tested, every_form & ~forms_of(form_of(arm.kind)));
      }
      case core::Arm::Test::Constructor: break;
    }
    bool is_cons = arm.constructor.type == core::Constructor::Type::Cons;
    return is_cons ? values.restrict_forms(tested, every_form & ~forms_of(Form::Cons))
                   : values.not_arity(tested, arm.constructor.arity);
  };
  switch (arrival.way) {
    case Arrival::Way::Then: return values.be_symbol(tested, symbols::true_);
    case Arrival::Way::Else: return values.be_symbol(tested, symbols::false_);
    case Arrival::Way::Arm: {
      if (!fits(last.arms[arrival.arm])) return false;
      for (uint32_t i = 0; i < bound; ++i) {
        if (fields[i] && !values.unify(values.inside(tested, i), *fields[i])) return false;
      }
      return true;
    }
    default: return std::ranges::all_of(last.arms, fits_not);
  }
}

// Whatever the loop does in its further rounds: what it defines may be anything, and what it changes, too.
void BackwardSearch::pass_over_loop(BackwardPath path, Paths& next) {
  BackwardFrame& frame = path.frame();
  FlowFacts& flow = facts(*frame.function);
  std::set<BlockId> loop = flow.loop(frame.block);
  for (BlockId id : loop) {
    for (core::ValueId value : flow.defined(id)) frame.values.erase(value);
    if (flow.may_store(id)) forget_memory(path, "a loop that stores");
  }
  path.skipped.insert("a loop of " + program_.title_of(*frame.function));
  for (const Arrival& arrival : flow.arrivals(frame.block)) {
    if (!loop.contains(arrival.from)) arrive_by(path, arrival, next);
  }
}

// ---- Functions

std::vector<Spot> BackwardSearch::callers_of(const Function& function) {
  std::vector<Spot> spots = graph_.calls_of(function);
  auto join = [&](const std::vector<Spot>& more) { spots.insert(spots.end(), more.begin(), more.end()); };
  join(graph_.virtual_calls(function));
  if (graph_.is_value(function)) {
    join(graph_.indirect_calls(function.arity()));
    join(graph_.spread_calls());
  }
  for (const auto& [arguments, calls] : graph_.all_indirect_calls()) {
    if (graph_.apply_function(arguments) == &function) join(calls);
  }
  return spots;
}

void BackwardSearch::leave_function(BackwardPath& path, Paths& next) {
  BackwardFrame callee = std::move(path.frames.back());
  path.frames.pop_back();
  if (!path.frames.empty()) {
    const Instruction& call = path.frame().code().instructions[path.frame().index];
    if (go_to_caller(path, callee, call)) next.push_back(std::move(path));
    return;
  }
  for (const Spot& spot : callers_of(*callee.function)) {
    if (!graph_.contains(*spot.function)) continue;
    BackwardPath here = path;
    if (++here.callers[spot] > options_.callers) {
      is_cut_ = true;
      continue;
    }
    here.frames.push_back({spot.function, spot.block, spot.instruction, {}, {}, {}, {}, {}, {}});
    if (go_to_caller(here, callee, spot.code())) next.push_back(std::move(here));
  }
  bool is_entry = entries_.contains(callee.function);
  if (graph_.is_open(*callee.function)) {
    unknown_calls_.insert(fmt::format("{} may be called from outside", callee.function->plain_name.text()));
  }
  if (graph_.makes_inputs(*callee.function) && !is_entry) unknown_calls_.insert("what makes inputs goes there");
  if (!is_entry) return;
  path.frames.push_back(std::move(callee));
  come_to_entry(std::move(path));
}

// Which parameters are numbers is known here; so what is evaluated becomes a term, if nobody has asked before.
void BackwardSearch::come_to_entry(BackwardPath path) {
  const BackwardFrame& frame = path.frames.back();
  ShapeId shape = entries_.at(frame.function);
  auto arity = frame.function->arity();
  Store store(space_, shape);
  for (uint32_t i = 0; i < arity; ++i) {
    auto required = frame.values.find(frame.function->parameters[i]);
    if (required == frame.values.end() || is_parameter_made_by_calls(space_.shapes, shape, i)) continue;
    Forms forms = store.forms(space_.cells.child(CellTable::root, Step::Element, arity, i));
    bool is_number = forms == forms_of(Form::Integer) || forms == forms_of(Form::Float);
    if (is_number && !path.values.restrict_forms(required->second, forms)) return;
  }
  if (!settle_evaluated(path)) return;
  for (const EvaluatedCall& call : path.evaluated) path.skipped.insert(std::string(call.function->name.text()));
  candidate_ = std::move(path);
}

bool BackwardSearch::go_to_caller(BackwardPath& path, const BackwardFrame& callee, const Instruction& call) {
  if (call.opcode == Opcode::CallSpread || call.opcode == Opcode::TailCallSpread) {
    path.skipped.insert("arguments that come as a list");
    return true;
  }
  bool is_indirect = call.opcode == Opcode::CallIndirect || call.opcode == Opcode::TailCallIndirect;
  bool is_applying = is_indirect && callee.function == graph_.apply_function(call.operands.size() - 1);
  size_t first = is_indirect && !is_applying ? 1 : 0;
  std::span<const core::ValueId> parameters = callee.function->parameters;
  for (size_t i = 0; i < parameters.size() && first + i < call.operands.size(); ++i) {
    auto required = callee.values.find(parameters[i]);
    if (required != callee.values.end() && !require(path, call.operands[first + i], required->second)) return false;
  }
  bool is_virtual = call.opcode == Opcode::CallVirtual || call.opcode == Opcode::TailCallVirtual;
  if (is_virtual) path.classes.push_back({part_of(path, call.operands[0]), call.symbol, true, callee.function});
  if (!is_indirect || is_applying) return true;
  PartId closure = part_of(path, call.operands[0]);
  // A name of the function is no closure, but as good as one.
  if (!path.values.be_closure(closure, *callee.function)) return false;
  for (const auto& [index, part] : callee.captures) {
    std::optional<PartId> captured = path.values.capture(closure, index);
    if (captured && !path.values.unify(*captured, part)) return false;
  }
  return true;
}

} // namespace assay::search
