// Random constraints, against all small values: a store that sees a contradiction has no value left, an input that is
// completed satisfies everything, a path is only called infeasible when no value is left, and the trail restores all.

#include <gtest/gtest.h>

#include <random>

#include "small_values.h"
#include "store_dump.h"
#include "store_fixture.h"

namespace assay::input {
namespace {

class StoreRandomTest : public Storing {
 protected:
  struct Told {
    Constraint constraint;
    std::vector<PatternId> keys;
  };

  size_t below(size_t count) { return std::uniform_int_distribution<size_t>(0, count - 1)(random_); }
  bool chance(double share) { return std::uniform_real_distribution<>()(random_) < share; }
  template <typename T>
  T one_of(const std::vector<T>& items) {
    return items[below(items.size())];
  }

  ShapeId random_shape() {
    switch (below(10)) {
      case 0: return range(0, 2);
      case 1: return atoms({"a", "b", "c"});
      case 2: return list_of(range(0, 1));
      case 3: return list_of(ShapeTable::any);
      case 4:
        return shape({tuple_alternative({atom("a"), range(0, 2)}), tuple_alternative({atom("b"), atoms({"a", "c"})}),
                      tuple_alternative({range(-1, 0)}), nil_alternative()});
      case 5: return shape({tuple_alternative({atoms({"a", "b"}), atoms({"b", "c"})})});
      case 6: return shape({map_alternative({{atom("a"), range(0, 1), chance(0.5)}}), symbol_alternative()});
      case 7:
        return shape({map_alternative({{atom("a"), ShapeTable::any, false}, {range(0, 1), atoms({"a", "b"}), false}})});
      default: return ShapeTable::any;
    }
  }

  // Parts that the store knows to be there.
  std::vector<CellId> known_cells() {
    std::vector<CellId> result;
    std::vector<CellId> pending = cells;
    while (!pending.empty() && result.size() < 24) {
      CellId id = pending.back();
      pending.pop_back();
      result.push_back(id);
      const CellState& state = store->state(id);
      if (state.forms == forms_of(Form::Cons)) {
        pending.push_back(head(id));
        pending.push_back(tail(id));
      } else if (state.forms == forms_of(Form::Tuple) && state.arity != unknown_arity) {
        for (uint32_t i = 0; i < state.arity; ++i) pending.push_back(element(id, state.arity, i));
      }
      for (const auto& [key, value] : state.present) pending.push_back(value_at(id, key));
      if (state.forms == forms_of(Form::Symbol) && (state.has_text || chance(0.2))) pending.push_back(text(id));
    }
    return result;
  }

  std::vector<CellId> cells_of_form(Form form) {
    std::vector<CellId> result = known_cells();
    std::erase_if(result, [&](CellId id) { return store->forms(id) != forms_of(form); });
    return result;
  }

  PatternId random_pattern(int depth) {
    switch (below(depth > 0 ? 8 : 5)) {
      case 0: return number(chance(0.3) ? one_of<int64_t>({'a', 'b'}) : static_cast<int64_t>(below(4)) - 1);
      case 1: return symbol(one_of<std::string_view>({"a", "b", "c"}));
      case 2: return nil();
      case 5: return cons(random_pattern(depth - 1), random_pattern(depth - 1));
      case 6: {
        std::vector<PatternId> parts(below(3));
        for (PatternId& part : parts) part = random_pattern(depth - 1);
        return tuple(parts);
      }
      case 7: {
        std::vector<CellId> numbers = cells_of_form(Form::Integer);
        if (numbers.empty()) return nil();
        return space.patterns.term(space.terms.make(Operator::Add, {store->variable(one_of(numbers)), constant(1)}));
      }
      default: return chance(0.1) ? named_pattern() : cell(one_of(known_cells()));
    }
  }

  // Of a text that is known to be one.
  PatternId named_pattern() {
    std::vector<CellId> symbols = cells_of_form(Form::Symbol);
    if (symbols.empty()) return symbol("ab");
    PatternId text = cell(this->text(one_of(symbols)));
    return space.patterns.named(chance(0.5) ? text : cons(number('a'), text));
  }

  Constraint random_condition() {
    std::vector<CellId> numbers = cells_of_form(Form::Integer);
    if (numbers.empty()) return Constraint::forms(one_of(known_cells()), forms_of(Form::Integer));
    TermId left = store->variable(one_of(numbers));
    std::vector<CellId> maps = cells_of_form(Form::Map);
    if (!maps.empty() && chance(0.4)) left = store->size_variable(one_of(maps));
    TermId right = chance(0.5) ? store->variable(one_of(numbers)) : constant(static_cast<int64_t>(below(3)));
    if (chance(0.3)) right = space.terms.make(Operator::Add, {right, constant(1)});
    TermId condition = space.terms.make(chance(0.5) ? Operator::Less : Operator::Equal, {left, right});
    return Constraint::holds(chance(0.5) ? condition : space.terms.negation(condition));
  }

  Constraint random_constraint() {
    CellId id = one_of(known_cells());
    PatternId key = chance(0.4) ? random_pattern(0) : chance(0.7) ? symbol("a") : number(0);
    switch (below(14)) {
      case 0:
      case 1: {
        Forms forms = 0;
        for (size_t i = below(3) + 1; i > 0; --i) {
          forms |= forms_of(one_of<Form>({Form::Integer, Form::Symbol, Form::Nil, Form::Cons, Form::Tuple, Form::Map}));
        }
        return Constraint::forms(id, chance(0.3) ? every_form & ~forms : forms);
      }
      case 2: return Constraint::arity(id, static_cast<uint32_t>(below(3)));
      case 3: return Constraint::not_arity(id, static_cast<uint32_t>(below(3)));
      case 4:
      case 5: return random_condition();
      case 6: return Constraint::key_present(id, key);
      case 7: return Constraint::key_absent(id, key);
      case 8: {
        std::vector<CellId> maps = cells_of_form(Form::Map);
        return maps.empty() ? Constraint::forms(id, every_form & ~forms_of(Form::Map))
                            : Constraint::closed(one_of(maps));
      }
      case 9: return Constraint::none_of(id, tuple({symbol("a"), number(0), symbol("b"), nil()}));
      case 10: return Constraint::symbol_less(cell(id), chance(0.5) ? symbol("c") : cell(one_of(known_cells())));
      case 11:
      case 12: return Constraint::equal(cell(id), random_pattern(2));
      default: return Constraint::apart(cell(id), random_pattern(2));
    }
  }

  Told told(Constraint constraint) {
    Told result = {constraint, {}};
    if (constraint.type != Constraint::Type::Closed) return result;
    for (const auto& [key, value] : store->state(constraint.a).present) result.keys.push_back(key);
    return result;
  }
  bool holds(Value root, const Told& one) { return model_.holds(root, one.constraint, one.keys); }

  void start(uint64_t seed) {
    random_.seed(seed);
    arguments({random_shape(), random_shape()});
    left_.clear();
    path_.clear();
    std::vector<Value> candidates[2];
    for (Value value : values_) {
      for (size_t i = 0; i < 2; ++i) {
        ShapeId shape = space.shapes.alternatives(input)[0].fields[i];
        if (shape_contains(space.shapes, shape, value)) candidates[i].push_back(value);
      }
    }
    for (Value first : candidates[0]) {
      for (Value second : candidates[1]) {
        if (chance(0.25) || candidates[0].size() * candidates[1].size() < 500) {
          left_.push_back(make_tuple_of(arena, first, second));
        }
      }
    }
  }

  // One more constraint, most often one that some value satisfies. False: the store sees a contradiction.
  bool tell_one() {
    Told next = told(random_constraint());
    if (!left_.empty() && chance(0.9)) {
      Value witness = one_of(left_);
      for (int i = 0; i < 10 && !holds(witness, next); ++i) next = told(random_constraint());
    }
    path_.push_back(next);
    std::erase_if(left_, [&](Value root) { return !holds(root, next); });
    return assume(next.constraint);
  }

  std::string path_text() {
    std::string text;
    for (const Told& one : path_) {
      text += fmt::format("({} {} {}) ", static_cast<int>(one.constraint.type), one.constraint.a, one.constraint.b);
    }
    return text;
  }

  void check_completion(uint64_t seed) {
    Feasibility feasibility = complete();
    switch (feasibility) {
      case Feasibility::Feasible: {
        ++feasible_;
        Value root = assay::make_tuple(arena, built->arguments());
        for (const Told& one : path_) {
          EXPECT_TRUE(holds(root, one)) << "seed " << seed << ", type " << static_cast<int>(one.constraint.type)
                                        << " of " << path_text();
        }
        break;
      }
      case Feasibility::Infeasible:
        ++infeasible_;
        EXPECT_TRUE(left_.empty()) << "seed " << seed << " is feasible: " << path_text();
        break;
      default:
        ++given_up_;
        if (!left_.empty()) ++missed_;
    }
  }

  std::mt19937_64 random_;
  std::vector<Value> values_ = small_values(arena);
  SmallModel model_{space};
  std::vector<Value> left_; // inputs that satisfy everything so far
  std::vector<Told> path_;
  int feasible_ = 0;
  int infeasible_ = 0;
  int given_up_ = 0;
  int missed_ = 0; // given up though there was a value
};

TEST_F(StoreRandomTest, AgreesWithTryingAllSmallValues) {
  constexpr int cases = 2000;
  int contradictions = 0;
  for (uint64_t seed = 1; seed <= cases && !HasFailure(); ++seed) {
    start(seed);
    size_t length = below(8) + 1;
    bool possible = true;
    for (size_t i = 0; i < length && possible; ++i) possible = tell_one();
    if (possible) {
      check_completion(seed);
    } else {
      ++contradictions;
      EXPECT_TRUE(left_.empty()) << "seed " << seed << " is no contradiction: " << path_text();
    }
  }
  RecordProperty("contradictions", contradictions);
  RecordProperty("feasible", feasible_);
  RecordProperty("infeasible", infeasible_);
  RecordProperty("given_up", given_up_);
  RecordProperty("missed", missed_);
  EXPECT_GT(feasible_, cases / 3);
  EXPECT_GT(contradictions, cases / 50);
  EXPECT_LT(missed_, cases / 100);
}

TEST_F(StoreRandomTest, TheTrailRestoresEverything) {
  for (uint64_t seed = 1; seed <= 500 && !HasFailure(); ++seed) {
    start(seed);
    bool possible = true;
    for (size_t i = below(4); i > 0 && possible; --i) possible = tell_one();
    if (!possible) continue;
    for (int i = 0; i < 3; ++i) {
      for (CellId id : known_cells()) store->state(id);
    }
    std::string before = dump_of(*store);
    size_t outer = store->mark();
    for (size_t i = below(4); i > 0 && possible; --i) possible = tell_one();
    if (possible) {
      std::string between = dump_of(*store);
      size_t inner = store->mark();
      for (size_t i = below(3) + 1; i > 0 && possible; --i) possible = tell_one();
      store->undo(inner);
      EXPECT_EQ(dump_of(*store), between) << "seed " << seed << ": " << path_text();
    }
    store->undo(outer);
    EXPECT_EQ(dump_of(*store), before) << "seed " << seed << ": " << path_text();
  }
}

} // namespace
} // namespace assay::input
