// Shapes: unions of unions, what can be built, keys, and what they look like as text.

#include "input/shape.h"

#include <gtest/gtest.h>

#include "input/shape_text.h"
#include "input/signature.h"
#include "input/why_not_built.h"

namespace assay::input {
namespace {

TEST(ShapeTest, FlattensUnionsOfUnions) {
  ShapeTable shapes;
  ShapeId letters = shapes.add("letters", {symbol_alternative(Symbol("a")), nil_alternative()});
  ShapeId more = shapes.add("more", {letters, nil_alternative(), integer_alternative(), letters});
  EXPECT_EQ(to_text(shapes, more), "'a | [] | integer");
  EXPECT_EQ(shapes.forms(more), forms_of(Form::Symbol, Form::Nil, Form::Integer));
}

TEST(ShapeTest, AUnionOfItselfHasNoValue) {
  ShapeTable shapes;
  ShapeId one = shapes.declare("one");
  ShapeId other = shapes.add("other", {one});
  shapes.define(one, {other});
  EXPECT_EQ(to_text(shapes, one), "none");
  EXPECT_FALSE(shapes.can_be_built(one));
}

TEST(ShapeTest, LeavesOutWhatCantBeBuiltButKeepsItForResults) {
  ShapeTable shapes;
  ShapeId pid = shapes.add("pid()", {other_alternative(Symbol("test.pid"))});
  ShapeId pair = shapes.add("pair", {tuple_alternative({pid}), nil_alternative()});
  EXPECT_EQ(shapes.alternatives(pair).size(), 1U);
  EXPECT_EQ(shapes.all_alternatives(pair).size(), 2U);
  EXPECT_EQ(shapes.least_size(pair), 1U);
  EXPECT_FALSE(shapes.can_be_built(pid));
}

TEST(ShapeTest, LeastSizesOfRecursiveShapes) {
  ShapeTable shapes;
  ShapeId tree = shapes.declare("tree");
  ShapeId leaf = shapes.add("leaf", {symbol_alternative(Symbol("leaf"))});
  shapes.define(tree, {tuple_alternative({leaf, leaf}), tuple_alternative({tree, tree})});
  EXPECT_EQ(shapes.least_size(tree), 3U);
  ShapeId endless = shapes.declare("endless");
  shapes.define(endless, {tuple_alternative({endless})});
  EXPECT_FALSE(shapes.can_be_built(endless));
  EXPECT_EQ(why_not_built(shapes, endless), "endless has no finite value");
}

TEST(ShapeTest, ShapesDefinedLateReachThoseThatWereAskedBefore) {
  ShapeTable shapes;
  ShapeId late = shapes.declare("late");
  ShapeId user = shapes.add("user", {tuple_alternative({late})});
  EXPECT_FALSE(shapes.can_be_built(user));
  shapes.define(late, {nil_alternative()});
  EXPECT_EQ(shapes.least_size(user), 2U);
}

TEST(ShapeTest, AlternativesStayWhereTheyAreWhenShapesAreAdded) {
  ShapeTable shapes;
  ShapeId first = shapes.add("first", {integer_alternative()});
  const std::vector<Alternative>* alternatives = &shapes.alternatives(first);
  for (int i = 0; i < 1000; ++i) shapes.add("more", {first});
  EXPECT_TRUE(shapes.can_be_built(first + 1000));
  EXPECT_EQ(alternatives, &shapes.alternatives(first));
  EXPECT_EQ(alternatives->size(), 1U);
}

TEST(ShapeTest, EverythingIsWhatHasAnyAmongItsMembers) {
  ShapeTable shapes;
  ShapeId name = shapes.add("name", {ShapeTable::any});
  ShapeId more = shapes.add("more", {integer_alternative(), name});
  EXPECT_TRUE(shapes.is_everything(more));
  EXPECT_EQ(to_text(shapes, more), "any");
  EXPECT_FALSE(shapes.is_everything(shapes.add("integer", {integer_alternative()})));
  EXPECT_FALSE(has(shapes.forms(more), Form::Other));
}

TEST(ShapeTest, FindsShapesByTheirKeys) {
  ShapeTable shapes;
  EXPECT_FALSE(shapes.find("key"));
  shapes.remember("key", 1);
  EXPECT_EQ(shapes.find("key"), 1U);
  shapes.forget("key");
  EXPECT_FALSE(shapes.find("key"));
}

TEST(ShapeTest, TextNumbersWhatComesAgain) {
  ShapeTable shapes;
  ShapeId integer = shapes.add("integer()", {integer_alternative()});
  ShapeId list = shapes.declare("[integer()]");
  shapes.define(list, {nil_alternative(), cons_alternative(integer, list)});
  ShapeId pair = shapes.add("pair", {tuple_alternative({list, integer, list})});
  EXPECT_EQ(to_text(shapes, list), "@1=([] | [integer | @1])");
  EXPECT_EQ(to_text(shapes, pair), "{@1=([] | [integer | @1]), integer, @1}");
}

TEST(ShapeTest, TextOfNestingNobodyReads) {
  ShapeTable shapes;
  ShapeId deep = shapes.add("0", {nil_alternative()});
  for (int i = 0; i < 5000; ++i) deep = shapes.add("tuple", {tuple_alternative({deep})});
  EXPECT_TRUE(to_text(shapes, deep).find("…") != std::string::npos);
}

TEST(ShapeTest, SaysWhyAShapeCantBeBuiltAndWhatInputsLeaveOut) {
  ShapeTable shapes;
  ShapeId pid = shapes.add("pid()", {other_alternative(Symbol("test.pid"))});
  shapes.set_note(pid, "no pid() is made");
  ShapeId integer = shapes.add("integer()", {integer_alternative()});
  ShapeId message = shapes.add("message", {tuple_alternative({integer, pid})});
  EXPECT_EQ(why_not_built(shapes, message), "no pid() is made");
  ShapeId empty = shapes.add("5..1", {integer_alternative(BigInteger(5), BigInteger(1))});
  EXPECT_EQ(why_not_built(shapes, empty), "5..1 has no value");
  EXPECT_EQ(why_not_built(shapes, ShapeTable::none), "none() has no value");

  ShapeId maybe = shapes.add("maybe", {message, integer});
  EXPECT_EQ(noted_in(shapes, maybe), std::vector<ShapeId>{pid});
  // A function of the input may well be given pids by the program.
  ShapeId takes = shapes.add("takes", {function_alternative(std::vector<ShapeId>{pid}, integer)});
  EXPECT_TRUE(noted_in(shapes, takes).empty());
}

TEST(ShapeTest, KnowsWhatIsRareOnlyAsAPartOfOthers) {
  ShapeTable shapes;
  ShapeId rare = shapes.add("rare", {symbol_alternative(Symbol("rare"))});
  shapes.set_rare(rare);
  ShapeId both = shapes.add("both", {symbol_alternative(Symbol("usual")), rare});
  ASSERT_EQ(shapes.alternatives(both).size(), 2U);
  EXPECT_FALSE(shapes.alternatives(both)[0].is_rare);
  EXPECT_TRUE(shapes.alternatives(both)[1].is_rare);
  ShapeId around = shapes.add("around", {both});
  EXPECT_TRUE(shapes.alternatives(around)[1].is_rare);
  EXPECT_FALSE(shapes.alternatives(rare)[0].is_rare);
}

TEST(ShapeTest, SignatureOfAny) {
  ShapeTable shapes;
  Signature signature = signature_of_any(shapes, 2);
  EXPECT_FALSE(signature.declared);
  ASSERT_EQ(signature.clauses.size(), 1U);
  EXPECT_EQ(to_text(shapes, signature.input), "{any, any}");
  EXPECT_EQ(signature.clauses[0].result, ShapeTable::any);
}

} // namespace
} // namespace assay::input
