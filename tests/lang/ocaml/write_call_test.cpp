// Calls with what is done with their results, in OCaml's syntax.

#include "lang/ocaml/text/write_call.h"

#include <gtest/gtest.h>

#include "lang/ocaml/load/dumps.h"
#include "lang/ocaml/load/front_end.h"

namespace assay::ocaml {
namespace {

class OcamlCallTest : public testing::Test {
 protected:
  static RealStep apply(std::vector<std::string> arguments) { return {RealStep::Type::Apply, 0, std::move(arguments)}; }
  static RealStep part(uint32_t index) { return {RealStep::Type::Element, index}; }
  static RealStep block() { return {RealStep::Type::Tail}; }

  // Of `f 1`, and its type if it is known.
  std::string call(std::string_view source, std::vector<RealStep> steps) {
    auto dump = Dumps(front_end_folder(), std::nullopt).text("A", source);
    if (!dump) return to_string(dump.error());
    Arena arena;
    auto tree = read_sexpr(*dump, "dump", arena);
    ReadErrors errors(*dump, "dump");
    auto types = UnitTypes::read(**tree, errors);
    RealCall real{"f", {"1"}};
    real.then = std::move(steps);
    CallText text = call_text(*types, real);
    if (!text.can_be_read) return text.text;
    return text.text + " : " + (text.type == nullptr ? "?" : UnitTypes::text(*text.type));
  }
};

TEST_F(OcamlCallTest, NamesOfFunctions) {
  EXPECT_EQ(function_text("f"), "f");
  EXPECT_EQ(function_text("M.f'"), "M.f'");
  EXPECT_EQ(function_text("+."), "( +. )");
  EXPECT_EQ(function_text("M.N.*"), "M.N.( * )");
}

TEST_F(OcamlCallTest, FunctionsAreApplied) {
  std::string_view adder = "let f x = fun y -> x + y";
  EXPECT_EQ(call(adder, {}), "f 1 : int -> int");
  EXPECT_EQ(call(adder, {apply({"2"})}), "f 1 2 : int");
  EXPECT_EQ(call("let f x = (x, fun y -> x + y)", {part(1), apply({"2"})}), "(snd (f 1)) 2 : int");
  EXPECT_EQ(call("let f x = (x, true, fun y -> x + y)", {part(2), apply({"2"})}), "(let (_, _, x) = f 1 in x) 2 : int");
}

TEST_F(OcamlCallTest, PartsOfStructures) {
  EXPECT_EQ(call("let f x = [x + 1]", {part(1), part(0)}), "List.hd (List.tl (f 1)) : int");
  EXPECT_EQ(call("let f x = Some (x + 1)", {part(0)}), "Option.get (f 1) : int");
  EXPECT_EQ(call("let f x = [| x + 1 |]", {part(0)}), "(f 1).(0) : int");
  EXPECT_EQ(call("let f x = ref (x + 1)", {part(0)}), "!(f 1) : int");
  EXPECT_EQ(call("type 'a r = {a : int; b : 'a} let f x = {a = x; b = true}", {part(1)}), "(f 1).b : bool");
  std::string_view tree = "type 'a t = Leaf | Node of 'a t * 'a | Both of 'a * 'a let f x = Node (Leaf, x > 1)";
  EXPECT_EQ(call(tree, {part(1)}), "(match f 1 with Node (_, x) -> x | _ -> assert false) : bool");
  EXPECT_EQ(call(tree, {block(), part(0)}), "(match f 1 with Both (x, _) -> x | _ -> assert false) : bool");
}

TEST_F(OcamlCallTest, WhatIsNotKnown) {
  EXPECT_EQ(call("type t = A of int | B of int | C of int let f x = C x", {block(), part(0)}), "<part 0 of f 1>");
  EXPECT_EQ(call("let f x = x + 1", {part(0)}), "<part 0 of f 1>");
}

} // namespace
} // namespace assay::ocaml
