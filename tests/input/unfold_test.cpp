// Inputs that are drawn: of the shape, of the size that is asked for, and the same each time.

#include "input/unfold.h"

#include <set>

#include "finding/input_size.h"
#include "store_fixture.h"

namespace assay::input {
namespace {

class Unfolding : public Storing {
 protected:
  // Of the one argument, as text that tells values apart.
  PatternId unfolded(ShapeId shape, uint64_t seed, uint32_t size) {
    arguments({shape});
    Model drawn = Unfolder(*store, seed, size).unfold();
    Completed completed = solve::complete(*store, *solver, &drawn);
    EXPECT_EQ(completed.feasibility, Feasibility::Feasible);
    completed.model.merge(drawn);
    built = std::make_unique<Input>(std::move(store), std::move(completed.model));
    built->build();
    EXPECT_TRUE(shape_contains(space.shapes, input, assay::make_tuple(arena, built->arguments())));
    return argument(0);
  }
  size_t length() {
    size_t count = 0;
    for (Value list = built->arguments()[0]; list.is(Kind::Cons); list = list.as_cons()->tail) ++count;
    return count;
  }
};

TEST_F(Unfolding, StaysInTheShape) {
  ShapeId pair = shape({tuple_alternative({range(3, 9), atoms({"on", "off"})}), symbol_alternative(Symbol("none"))});
  for (ShapeId each : {range(5, 7), list_of(range(0, 0)), list_of(pair), list_of(list_of(pair)), ShapeTable::any}) {
    for (uint64_t seed = 0; seed < 50; ++seed) unfolded(each, seed, 32);
  }
}

TEST_F(Unfolding, GrowsWithTheSizeThatIsAskedFor) {
  ShapeId list = list_of(range(0, 100));
  size_t longest = 0;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    unfolded(list, seed, 4);
    EXPECT_LE(length(), 4u);
    unfolded(list, seed, 64);
    longest = std::max(longest, length());
  }
  EXPECT_GT(longest, 12u);
}

TEST_F(Unfolding, DrawsManyDifferentValuesAndTheSameEachTime) {
  ShapeId list = list_of(ShapeTable::any);
  std::set<PatternId> values;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    PatternId value = unfolded(list, seed, 32);
    EXPECT_EQ(unfolded(list, seed, 32), value);
    values.insert(value);
  }
  EXPECT_GT(values.size(), 30u);
}

TEST_F(Unfolding, KeepsToBoundsThatAreOpenOnOneSide) {
  for (uint64_t seed = 0; seed < 200; ++seed) {
    unfolded(shape({integer_alternative(BigInteger(40), {})}), seed, 4);
    unfolded(shape({integer_alternative({}, BigInteger(-40))}), seed, 4);
  }
}

TEST_F(Unfolding, DrawsWhatFunctionsAnswer) {
  ShapeId function = shape({function_alternative(std::vector{ShapeTable::any}, atoms({"true", "false"}))});
  std::set<std::string> answers;
  for (uint64_t seed = 0; seed < 4; ++seed) {
    arguments({function});
    Unfolder(*store, seed, 16).unfold();
    std::string all;
    for (uint32_t i = 0; i < 16; ++i) {
      CellId answer = space.cells.child(cells[0], Step::Result, 0, i);
      ASSERT_TRUE(store->state(answer).symbol);
      all += store->state(answer).symbol->text().front();
    }
    EXPECT_NE(all.find('t'), std::string::npos);
    EXPECT_NE(all.find('f'), std::string::npos);
    answers.insert(all);
  }
  EXPECT_EQ(answers.size(), 4u);
}

} // namespace
} // namespace assay::input
