// Bit strings in the store: sizes, bytes, and what they are made of, by example and against trying all small ones.

#include <gtest/gtest.h>

#include <random>

#include "small_values.h"
#include "store_dump.h"
#include "store_fixture.h"

namespace assay::input {
namespace {

class StoreBitsTest : public Storing {
 protected:
  PatternId bits(std::vector<uint8_t> bytes, uint64_t size) {
    return space.patterns.ground(make_bits(arena, bytes, size));
  }
  PatternId pieces(const PieceList& list) { return space.patterns.pieces(list); }
  Piece literal(std::vector<uint8_t> bytes, uint64_t size) {
    return Piece::literal(*make_bits(arena, bytes, size).as_bits());
  }
  TermId size_of(CellId id) {
    TermId whole = space.terms.make(Operator::Multiply, {store->byte_count(id), constant(8)});
    return space.terms.make(Operator::Add, {whole, store->odd_bits(id)});
  }
  bool holds(Operator op, TermId left, TermId right) {
    return assume(Constraint::holds(space.terms.make(op, {left, right})));
  }
  ShapeId binary() { return shape({bits_alternative(0, 8)}); }
};

TEST_F(StoreBitsTest, TheSmallestOfTheShapeIsTaken) {
  arguments({shape({bits_alternative(6, 7)}), binary()});
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), bits({0}, 6));
  EXPECT_EQ(argument(1), bits({}, 0));
}

TEST_F(StoreBitsTest, ASizeIsWhatTheConditionsSay) {
  arguments({binary()});
  ASSERT_TRUE(holds(Operator::LessOrEqual, constant(17), size_of(cells[0])));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), bits({0, 0, 0}, 24));
}

TEST_F(StoreBitsTest, NoSizeBetweenThoseOfTheShape) {
  arguments({shape({bits_alternative(6, 7), bits_alternative(0, 4)})});
  ASSERT_TRUE(holds(Operator::Equal, size_of(cells[0]), constant(42)));
  EXPECT_EQ(complete(), Feasibility::Infeasible);
}

TEST_F(StoreBitsTest, KnownSizesAreConstants) {
  arguments({shape({bits_alternative(12, 0)})});
  EXPECT_EQ(store->known_size(cells[0]), 12u);
  EXPECT_TRUE(space.terms.is_constant(store->byte_count(cells[0])));
}

TEST_F(StoreBitsTest, ABindingGivesSizeAndBytes) {
  any_arguments(1);
  ASSERT_TRUE(equal(cell(cells[0]), bits({1, 2, 0xe0}, 19)));
  EXPECT_EQ(store->known_size(cells[0]), 19u);
  EXPECT_FALSE(equal(cell(cells[0]), bits({1, 2, 0xe0}, 20)));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), bits({1, 2, 0xe0}, 19));
}

TEST_F(StoreBitsTest, EqualStringsHaveEqualBytes) {
  arguments({binary(), binary()});
  ASSERT_TRUE(holds(Operator::Equal, store->byte(cells[0], 1), constant(7)));
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  ASSERT_TRUE(holds(Operator::Equal, store->byte_count(cells[1]), constant(2)));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), bits({0, 7}, 16));
  EXPECT_EQ(argument(1), bits({0, 7}, 16));
}

TEST_F(StoreBitsTest, StringsOfOneSizeThatAreApartDifferSomewhere) {
  arguments({binary(), binary()});
  ASSERT_TRUE(apart(cell(cells[0]), cell(cells[1])));
  ASSERT_TRUE(holds(Operator::Equal, store->byte_count(cells[0]), store->byte_count(cells[1])));
  ASSERT_TRUE(holds(Operator::Equal, store->byte(cells[0], 0), store->byte(cells[1], 0)));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_NE(argument(0), argument(1));
  EXPECT_EQ(built->arguments()[0].as_bits()->size, 16u);
}

TEST_F(StoreBitsTest, EmptyStringsAreNotApart) {
  arguments({binary(), binary()});
  ASSERT_TRUE(apart(cell(cells[0]), cell(cells[1])));
  ASSERT_TRUE(holds(Operator::LessOrEqual, store->byte_count(cells[0]), constant(0)));
  ASSERT_TRUE(holds(Operator::LessOrEqual, store->byte_count(cells[1]), constant(0)));
  EXPECT_NE(complete(), Feasibility::Feasible);
}

TEST_F(StoreBitsTest, AFieldIsReadBackAsItself) {
  arguments({range(0, 255)});
  TermId number = store->variable(cells[0]);
  const Piece field[] = {Piece::field(number, 0, 8)};
  EXPECT_EQ(store->number_in(field, false), number);
  // Its halves are parts of it, and together the whole.
  PieceList halves;
  add_piece(halves, Piece::field(number, 4, 4));
  add_piece(halves, Piece::field(number, 0, 4));
  ASSERT_EQ(halves.size(), 1u);
  EXPECT_EQ(store->number_in(halves, false), number);
}

TEST_F(StoreBitsTest, AFieldWrapsAround) {
  arguments({range(-1000, 1000)});
  TermId number = store->variable(cells[0]);
  ASSERT_TRUE(equal(pieces({Piece::field(number, 0, 8)}), bits({0xff}, 8)));
  ASSERT_TRUE(holds(Operator::Less, number, constant(-1)));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(((built->arguments()[0].as_integer() % 256) + 256) % 256, 255);
}

TEST_F(StoreBitsTest, WhatIsBehindAnOpenPieceIsFoundFromTheEnd) {
  arguments({binary(), range(0, 255)});
  PatternId framed =
      pieces({literal({1}, 8), Piece::view(cells[0], 0, to_the_end), Piece::field(store->variable(cells[1]), 0, 8)});
  ASSERT_TRUE(assume(Constraint::forms(cells[0], forms_of(Form::Bits))));
  ASSERT_TRUE(equal(framed, bits({1, 2, 3, 4}, 32)));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), bits({2, 3}, 16));
  EXPECT_EQ(argument(1), number(4));
}

TEST_F(StoreBitsTest, SizesBeyondWhatIsBuiltAreBeyondTheBound) {
  arguments({binary()});
  ASSERT_TRUE(holds(Operator::LessOrEqual, constant(int64_t{1} << 40), store->byte_count(cells[0])));
  EXPECT_EQ(complete(), Feasibility::BeyondBound);
}

TEST_F(StoreBitsTest, BoundsAreTakenBack) {
  arguments({binary()});
  TermId size = store->byte_count(cells[0]);
  std::string before = dump_of(*store);
  size_t mark = store->mark();
  ASSERT_TRUE(holds(Operator::Equal, size, constant(3)));
  EXPECT_EQ(store->known_size(cells[0]), 24u);
  store->undo(mark);
  EXPECT_EQ(dump_of(*store), before);
  EXPECT_FALSE(store->known_size(cells[0]));
}

// Strings of up to three bits and a number, all combinations of which are tried.
class StoreBitsRandomTest : public StoreBitsTest {
 protected:
  size_t below(size_t count) { return std::uniform_int_distribution<size_t>(0, count - 1)(random_); }

  void start(uint64_t seed) {
    random_.seed(seed);
    ShapeId small =
        shape({bits_alternative(0, 0), bits_alternative(1, 0), bits_alternative(2, 0), bits_alternative(3, 0)});
    arguments({small, small, range(0, 3)});
    left_.clear();
    for (Value first : values_) {
      for (Value second : values_) {
        for (int64_t third = 0; third < 4; ++third) {
          left_.push_back(make_tuple_of(arena, first, second, Value::integer(third)));
        }
      }
    }
  }

  PatternId random_literal() { return space.patterns.ground(values_[below(values_.size())]); }

  // A string whose size the store knows, or which is a cell.
  PatternId random_string() {
    CellId id = cells[below(2)];
    std::optional<uint64_t> size = store->known_size(id);
    PieceList list;
    switch (below(4)) {
      case 0: return random_literal();
      case 1: return cell(id);
      case 2: add_piece(list, Piece::field(store->variable(cells[2]), below(2), 1 + below(2))); break;
      default:
        if (!size) return cell(id);
        add_piece(list, Piece::field(store->variable(cells[2]), 0, 1));
        if (*size > 0) add_piece(list, Piece::view(id, below(*size), 1));
    }
    return pieces(list);
  }

  Constraint random_constraint() {
    TermTable& terms = space.terms;
    CellId id = cells[below(2)];
    switch (below(6)) {
      case 0: {
        TermId condition = terms.make(Operator::LessOrEqual, {size_of(id), constant(static_cast<int64_t>(below(4)))});
        return Constraint::holds(below(2) == 0 ? condition : terms.negation(condition));
      }
      case 1: {
        TermId condition = store->size_is(id, below(4));
        return Constraint::holds(below(2) == 0 ? condition : terms.negation(condition));
      }
      case 2: {
        // Only bits that are there can be looked at.
        std::optional<uint64_t> size = store->known_size(id);
        if (!size || *size == 0) return Constraint::apart(cell(id), random_literal());
        TermId top = terms.make(Operator::Divide, {store->byte(id, 0), constant(int64_t{1} << (8 - *size))});
        return Constraint::holds(terms.make(Operator::Less, {store->variable(cells[2]), top}));
      }
      case 3: return Constraint::equal(cell(id), random_string());
      default: return Constraint::apart(cell(id), random_string());
    }
  }

  std::mt19937_64 random_;
  SmallModel model_{space};
  std::vector<Value> left_;
  std::vector<Value> values_ = [this] {
    std::vector<Value> values;
    for (uint64_t size = 0; size < 4; ++size) {
      for (uint8_t content = 0; content < 1 << size; ++content) {
        const uint8_t bytes[] = {static_cast<uint8_t>(content << (8 - size))};
        values.push_back(make_bits(arena, std::span(bytes).first(size == 0 ? 0 : 1), size));
      }
    }
    return values;
  }();
};

TEST_F(StoreBitsRandomTest, AgreesWithTryingAllSmallStrings) {
  int feasible = 0;
  int infeasible = 0;
  for (uint64_t seed = 1; seed <= 600 && !HasFailure(); ++seed) {
    start(seed);
    bool possible = true;
    std::vector<Constraint> path;
    for (size_t i = below(6) + 1; i > 0 && possible; --i) {
      Constraint next = random_constraint();
      path.push_back(next);
      std::erase_if(left_, [&](Value root) { return !model_.holds(root, next, {}); });
      possible = assume(next);
    }
    Feasibility feasibility = possible ? complete() : Feasibility::Infeasible;
    if (feasibility == Feasibility::Feasible) {
      ++feasible;
      Value root = assay::make_tuple(arena, built->arguments());
      for (const Constraint& constraint : path) {
        EXPECT_TRUE(model_.holds(root, constraint, {}))
            << "seed " << seed << ", type " << static_cast<int>(constraint.type);
      }
    } else {
      ++infeasible;
      EXPECT_TRUE(left_.empty()) << "seed " << seed;
    }
  }
  EXPECT_GT(feasible, 200);
  EXPECT_GT(infeasible, 50);
}

} // namespace
} // namespace assay::input
