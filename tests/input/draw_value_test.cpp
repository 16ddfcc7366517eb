// Values that are drawn, and values like others: of the shape whatever it is, the same each time, and such that the
// program's own words turn up in them.

#include "input/draw_value.h"

#include <gtest/gtest.h>

#include <cmath>
#include <deque>
#include <set>

#include "core/builder.h"
#include "input/kept_input.h"
#include "input/made_by_call.h"
#include "input/shape_contains.h"

namespace assay::input {
namespace {

class Drawing : public testing::Test {
 protected:
  ShapeId shape(std::vector<ShapeTable::Member> members) { return shapes.add("shape", std::move(members)); }
  ShapeId range(int64_t least, int64_t greatest) {
    return shape({integer_alternative(BigInteger(least), BigInteger(greatest))});
  }
  ShapeId list_of(ShapeId element) {
    ShapeId list = shapes.declare("list");
    shapes.define(list, {nil_alternative(), cons_alternative(element, list)});
    return list;
  }
  static std::string text_of(Value list) {
    std::string text;
    for (; list.is(Kind::Cons); list = list.as_cons()->tail) {
      text.push_back(static_cast<char>(list.as_cons()->head.as_integer()));
    }
    return text;
  }
  // What is drawn, and what is made of it by changes, is all of the shape.
  void stays_in(ShapeId each) {
    ValueDrawer drawer(shapes, vocabulary, FloatInputs::Any, 7);
    uint32_t made = 0;
    for (uint32_t i = 0; i < 300; ++i) {
      auto value = drawer.draw(arena, each, i % 40);
      std::deque<KeptInput> kept; // the drawer forgets the functions of earlier values
      for (uint32_t changes = 0; value && changes < 5; ++changes) {
        ++made;
        ASSERT_TRUE(shape_contains(shapes, each, *value));
        kept.emplace_back(std::span(&*value, 1));
        value = drawer.change(arena, each, kept.back().arguments()[0]);
      }
    }
    EXPECT_GT(made, 300u);
  }

  ShapeTable shapes;
  Arena arena;
  Vocabulary vocabulary{{77, 1234567}, {2.75}, {"0x", "yes"}, "0xyes", {Symbol("plum")}};
};

TEST_F(Drawing, DrawsRarelyWhatIsRare) {
  std::vector<ShapeTable::Member> members = {symbol_alternative(Symbol("usual"))};
  for (const char* name : {"a", "b", "c", "d", "e", "f", "g"}) {
    ShapeId rare = shape({symbol_alternative(Symbol(name))});
    shapes.set_rare(rare);
    members.emplace_back(rare);
  }
  ShapeId all = shape(std::move(members));
  ValueDrawer drawer(shapes, vocabulary, FloatInputs::Any, 7);
  uint32_t usual = 0;
  for (uint32_t i = 0; i < 1000; ++i) usual += drawer.draw(arena, all, 1)->is_symbol(Symbol("usual"));
  EXPECT_GT(usual, 800u);
  EXPECT_LT(usual, 1000u);
}

TEST_F(Drawing, StaysInTheShape) {
  ShapeId pair = shape({tuple_alternative({range(3, 9), range(-5, 100)}), symbol_alternative(Symbol("none"))});
  ShapeId maker = shapes.declare("made");
  Alternative start = made_by_call_alternative(shapes, Symbol("new"), {range(0, 255)});
  shapes.define(maker, {start, made_by_call_alternative(shapes, Symbol("add"), {maker, list_of(range(0, 100))})});
  ShapeId one_key = shape({map_alternative({{range(0, 9), pair, false}})});
  ShapeId function = shape({function_alternative(std::vector{pair}, range(1, 2))});
  ShapeId bytes = shape({bits_alternative(0, 8)});
  ShapeId odd_bits = shape({bits_alternative(3, 5)});
  ShapeId beyond = shape({integer_alternative(BigInteger::from_text("99999999999999999999"), {})});
  ShapeId floats = shape({float_alternative()});
  for (ShapeId each : {range(5, 7), list_of(range(0, 0)), list_of(pair), list_of(list_of(pair)), maker, list_of(maker),
                       one_key, function, bytes, odd_bits, beyond, floats, ShapeTable::any}) {
    stays_in(each);
  }
}

TEST_F(Drawing, IsTheSameEachTime) {
  ShapeId list = list_of(range(0, 1'000'000));
  std::set<std::string> texts;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    ValueDrawer one(shapes, vocabulary, FloatInputs::Any, seed);
    ValueDrawer other(shapes, vocabulary, FloatInputs::Any, seed);
    std::string drawn = text_of(*one.draw(arena, list, 16));
    EXPECT_EQ(text_of(*other.draw(arena, list, 16)), drawn);
    texts.insert(drawn);
  }
  EXPECT_GT(texts.size(), 8u);
}

TEST_F(Drawing, UsesWhatTheProgramMentions) {
  ShapeId text = list_of(range(0, 255));
  ShapeId number = range(INT32_MIN, INT32_MAX);
  ShapeId floats = shape({float_alternative()});
  ValueDrawer drawer(shapes, vocabulary, FloatInputs::Any, 3);
  bool has_word = false, has_words = false, has_number = false, has_next = false, has_float = false;
  for (uint32_t i = 0; i < 2000; ++i) {
    std::string drawn = text_of(*drawer.draw(arena, text, 16));
    has_word = has_word || drawn == "yes";
    has_words = has_words || drawn == "0xyes";
    int64_t integer = drawer.draw(arena, number, 1)->as_integer();
    has_number = has_number || integer == 1234567;
    has_next = has_next || integer == 1234568;
    has_float = has_float || drawer.draw(arena, floats, 1)->as_float() == 2.75;
  }
  EXPECT_TRUE(has_word && has_words && has_number && has_next && has_float);
}

TEST_F(Drawing, LeavesOutFloatsThatTheLanguageHasNot) {
  ShapeId floats = shape({float_alternative()});
  ValueDrawer drawer(shapes, vocabulary, FloatInputs::Finite, 3);
  Value value = Value::floating(1e308);
  for (uint32_t i = 0; i < 2000; ++i) {
    ASSERT_TRUE(std::isfinite(drawer.draw(arena, floats, 1)->as_float()));
    value = *drawer.change(arena, floats, value);
    ASSERT_TRUE(std::isfinite(value.as_float()));
  }
}

TEST_F(Drawing, MakesLargerObjectsByCallsOfTheirMethods) {
  ShapeId maker = shapes.declare("made");
  Alternative start = made_by_call_alternative(shapes, Symbol("new"), {});
  shapes.define(maker, {start, made_by_call_alternative(shapes, Symbol("add"), {maker, range(0, 9)})});
  ValueDrawer drawer(shapes, vocabulary, FloatInputs::Any, 5);
  auto depth_of = [](Value value) {
    uint32_t depth = 0;
    for (; value.arity() > made_by_call_extra; value = value.elements()[made_by_call_extra]) ++depth;
    return depth;
  };
  uint32_t deepest = 0;
  Value value = *drawer.draw(arena, maker, 4);
  for (uint32_t i = 0; i < 200; ++i) {
    Value next = *drawer.change(arena, maker, value);
    if (depth_of(next) > deepest) {
      deepest = depth_of(next);
      value = next;
    }
  }
  EXPECT_GT(deepest, 10u);
}

TEST(Vocabulary, HasTheLiteralsOfAModule) {
  core::ModuleBuilder builder(Symbol("m"), Symbol("erlang"));
  builder.integer(65);
  builder.integer(-3);
  builder.literal(Value::floating(1.5));
  builder.symbol("a word");
  builder.symbol(std::string(100, 'x'));
  std::unique_ptr<core::Module> module = builder.finish();
  Vocabulary vocabulary = vocabulary_of(*module);
  EXPECT_EQ(vocabulary.integers, (std::vector<int64_t>{65, -3}));
  EXPECT_EQ(vocabulary.floats, std::vector<double>{1.5});
  EXPECT_EQ(vocabulary.texts, std::vector<std::string>{"a word"}); // the long one is no word
  EXPECT_EQ(vocabulary.characters, " Aadorw");
  EXPECT_EQ(vocabulary.symbols.size(), 2u);
}

} // namespace
} // namespace assay::input
