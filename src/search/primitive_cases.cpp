#include "search/primitive_cases.h"

#include <algorithm>

#include "core/parts.h"
#include "machine/context.h"

namespace assay::search {

namespace {

constexpr uint64_t most_paths = 48;
constexpr uint32_t most_decisions = 16;
constexpr uint64_t steps = 100'000;

bool is_same_operand(const std::optional<Value>& one, const std::optional<Value>& other) {
  return one.has_value() == other.has_value() && (!one || one->same(*other));
}

// Whether a pattern says all there is to say about the value: not of functions and objects, nor of maps that were made.
bool can_be_pattern(Value value) {
  return !holds(value, [](Value part) {
    bool is_object = part.is(Kind::Closure) || part.is(Kind::FunctionName) || part.is(Kind::Record) ||
                     part.is(Kind::Array) || part.is(Kind::Opaque) || part.is(Kind::Map) || part.is(Kind::Bits);
    bool is_truth = part.is(Kind::Symbol) && part.symbolic().tag() == SymbolicTag::Term;
    return (is_object && part.symbolic().tag() != SymbolicTag::Cell) || is_truth ||
           part.symbolic().tag() == SymbolicTag::Made;
  });
}

void note_result(InputSpace& space, Value value, PrimitiveCase& found) {
  bool is_truth = value.is(Kind::Symbol) && value.symbolic().tag() == SymbolicTag::Term;
  if (is_truth) {
    found.truth = value.symbolic().index();
  } else if (can_be_pattern(value)) {
    found.result = space.patterns.of(value);
  }
}

// Keeps what the body has found on each new path that came to an end, with the conditions of the path.
class CaseCollector : public RunObserver {
 public:
  CaseCollector(const PrimitiveCase& found, std::vector<PrimitiveCase>& cases) : found_(found), cases_(cases) {}

  void after_insert(FinishedRun& run) override {
    bool was_stopped = run.outcome.ending != Ending::Returned && run.outcome.ending != Ending::Raised;
    if (!run.is_new || was_stopped) return;
    PrimitiveCase& kept = cases_.emplace_back(found_);
    for (const Decision& decision : run.trace.decisions()) {
      std::span<const Constraint> taken = decision.alternative(decision.taken);
      kept.constraints.insert(kept.constraints.end(), taken.begin(), taken.end());
    }
  }

 private:
  const PrimitiveCase& found_;
  std::vector<PrimitiveCase>& cases_;
};

} // namespace

const PrimitiveCases& PrimitiveCaseTable::cases(const Primitive& primitive,
                                                std::span<const std::optional<Value>> operands) {
  for (const auto& known : known_) {
    if (known->primitive == &primitive && std::ranges::equal(known->operands, operands, is_same_operand)) {
      return known->cases;
    }
  }
  known_.push_back(
      std::make_unique<Known>(Known{&primitive, {operands.begin(), operands.end()}, find(primitive, operands)}));
  return known_.back()->cases;
}

PrimitiveCases PrimitiveCaseTable::find(const Primitive& primitive, std::span<const std::optional<Value>> operands) {
  PrimitiveCases result;
  if (primitive.symbolic == nullptr || primitive.backward != Backward::Lifted) return result;
  ShapeId operand = ShapeTable::any;
  if (primitive.takes == Takes::Integers) operand = space_.shapes.add("operand", {integer_alternative()});
  if (primitive.takes == Takes::Floats) operand = space_.shapes.add("operand", {float_alternative()});
  std::vector<ShapeId> shapes(operands.size(), operand);
  ShapeId input = space_.shapes.add("operands", {tuple_alternative(std::move(shapes))});
  PrimitiveCase found;
  auto body = [&](Context& context, Input& given) {
    std::vector<Value> arguments(given.arguments().begin(), given.arguments().end());
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (operands[i]) arguments[i] = *operands[i];
    }
    found = {};
    Value value = context.carry_out(primitive, context.arena().copy(arguments).data());
    Ended ended;
    if (context.has_ended()) {
      ended.outcome.ending = context.ending();
      ended.outcome.detail = context.detail();
    } else if (value.is_fault()) {
      found.raises = true;
      ended.outcome.ending = Ending::Raised;
      ended.outcome.exception = context.exception();
      note_result(space_, context.exception(), found);
    } else {
      note_result(space_, value, found);
      ended.outcome.values = {value};
    }
    return ended;
  };
  SearchOptions options;
  options.depth = most_decisions;
  options.most_paths = most_paths;
  options.strategy = &breadth_first();
  options.most_values = 0;
  options.unfold_every = 0;
  options.budget = {steps, uint64_t{1} << 24, uint64_t{1} << 20};
  ForwardSearch search(Subject{program_, input, body}, space_, solver_, options);
  CaseCollector collector(found, result.cases);
  search.watch(collector);
  while (search.step()) {
  }
  result.is_complete = search.is_exhausted() && search.counters().deeper == 0;
  return result;
}

} // namespace assay::search
