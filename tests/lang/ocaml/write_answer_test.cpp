// Answers in OCaml's syntax, from canonical texts and types.

#include "lang/ocaml/text/write_answer.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "lang/ocaml/load/dumps.h"
#include "lang/ocaml/load/front_end.h"

namespace assay::ocaml {
namespace {

class OcamlAnswerTest : public testing::Test {
 protected:
  // A value of the type, in the unit A with these declarations.
  std::string as(std::string_view type, std::string_view canonical, std::string_view declarations = "") {
    auto source = fmt::format("{}\nlet v : {} = Obj.magic 0\n", declarations, type);
    auto dump = Dumps(front_end_folder(), std::nullopt).text("A", source);
    if (!dump) return to_string(dump.error());
    Arena arena;
    auto tree = read_sexpr(*dump, "dump", arena);
    ReadErrors errors(*dump, "dump");
    auto types = UnitTypes::read(**tree, errors);
    AnswerWriter writer(types.get(), "A");
    std::string text = type == "exn" ? writer.exception(canonical) : writer.value(types->value("v"), canonical);
    can_be_read_ = writer.can_be_read();
    return text;
  }
  std::string unreadable(std::string_view type, std::string_view canonical, std::string_view declarations = "") {
    std::string text = as(type, canonical, declarations);
    EXPECT_FALSE(can_be_read_) << text;
    return text;
  }

  bool can_be_read_ = false;
};

TEST_F(OcamlAnswerTest, Scalars) {
  EXPECT_EQ(as("int", "-5"), "-5");
  EXPECT_EQ(as("bool", "1"), "true");
  EXPECT_EQ(as("unit", "0"), "()");
  EXPECT_EQ(as("char", "39"), "'\\''");
  EXPECT_EQ(as("char", "10"), "'\\n'");
  EXPECT_EQ(as("string", "\"682209\""), "\"h\\\"\\t\"");
  EXPECT_EQ(as("bytes", "\"68\""), "Bytes.of_string \"h\"");
  EXPECT_EQ(as("float", "#f3FF8000000000000"), "1.5");
  EXPECT_EQ(as("float", "#f7FF8000000000000"), "nan");
  EXPECT_EQ(as("float", "#fFFF0000000000000"), "neg_infinity");
  EXPECT_EQ(as("float", "#f4000000000000000"), "2.");
  EXPECT_EQ(as("int64 * int32 * nativeint", "(0 (int64 -1) (int32 2) (nativeint 3))"), "(-1L, 2l, 3n)");
  EXPECT_TRUE(can_be_read_);
}

TEST_F(OcamlAnswerTest, Structures) {
  EXPECT_EQ(as("bool list", "(0 1 (0 0 0))"), "[true; false]");
  EXPECT_EQ(as("int option list", "(0 0 (0 (0 -3) 0))"), "[None; Some (-3)]");
  EXPECT_EQ(as("(int, string) result", "(1 \"78\")"), "Error \"x\"");
  EXPECT_EQ(as("char array", "(0 97 98)"), "[|'a'; 'b'|]");
  EXPECT_EQ(as("float array", "(254 #f3FF8000000000000)"), "[|1.5|]");
  EXPECT_EQ(as("bool ref", "(0 1)"), "ref true");
  EXPECT_EQ(as("[ `A | `B of int * bool ]", "65"), "`A");
  EXPECT_EQ(as("[ `A | `B of int * bool ]", "(0 66 (0 1 0))"), "`B (1, false)");
  std::string_view tree = "type 'a t = Leaf | Node of 'a t * 'a * 'a t | Named of {name : string; of_ : 'a}";
  EXPECT_EQ(as("bool t", "(0 0 1 (1 \"78\" 0))", tree), "Node (Leaf, true, Named {name = \"x\"; of_ = false})");
  EXPECT_EQ(as("p", "(254 #f3FF8000000000000 #f0000000000000000)", "type p = {x : float; y : float}"),
            "{x = 1.5; y = 0.}");
  EXPECT_EQ(as("u list", "(0 5 0)", "type u = U of int [@@unboxed]"), "[U 5]");
  EXPECT_EQ(as("int g", "(0 1)", "type _ g = I : int -> int g | B : bool -> bool g"), "I 1");
  EXPECT_EQ(as("bool g", "(1 1)", "type _ g = I : int -> int g | B : bool -> bool g"), "B true");
  EXPECT_TRUE(can_be_read_);
}

TEST_F(OcamlAnswerTest, WhatCantBeWritten) {
  EXPECT_EQ(unreadable("int -> int", "fun"), "<fun>");
  EXPECT_EQ(unreadable("(int -> int) list", "(0 fun 0)"), "[<fun>]");
  EXPECT_EQ(unreadable("M.t", "(0 1 2)", "module M : sig type t end = struct type t = int * int end"), "<abstr>");
  EXPECT_EQ(unreadable("int list", "(0 1 (0 2 ^1))"), "[1; 2; <cycle>]");
  EXPECT_EQ(unreadable("< m : int >", "object"), "<obj>");
  EXPECT_EQ(unreadable("int lazy_t", "(246 fun)"), "<lazy>");
  EXPECT_EQ(unreadable("int lazy_t", "5"), "lazy 5");
  std::string_view hidden = "module M : sig type t = private T of int end = struct type t = T of int end";
  EXPECT_EQ(unreadable("M.t", "(0 5)", hidden), "T 5");
  EXPECT_EQ(as("'a", "(0 1 (2 3))"), "(1, (2: 3))");
}

TEST_F(OcamlAnswerTest, DeepValuesAreCut) {
  std::string deep = "0";
  for (int i = 0; i < 5000; ++i) deep = fmt::format("(0 {} 1)", deep);
  EXPECT_TRUE(unreadable("t", deep, "type t = E | N of t * int").find("…") != std::string::npos);
  std::string long_list = "0";
  for (int i = 0; i < 5000; ++i) long_list = fmt::format("(0 1 {})", long_list);
  EXPECT_EQ(as("bool list", long_list).size(), 5000 * 6);
  EXPECT_TRUE(can_be_read_);
}

TEST_F(OcamlAnswerTest, Exceptions) {
  EXPECT_EQ(as("exn", "(exn Not_found)"), "Not_found");
  EXPECT_EQ(as("exn", "(exn Stdlib.Exit)"), "Exit");
  EXPECT_EQ(as("exn", "(0 (exn Failure) \"68640A22\")"), "Failure \"hd\\n\\\"\"");
  EXPECT_EQ(as("exn", "(0 (exn Match_failure) (0 \"612E6D6C\" 7 12))"), "Match_failure (\"a.ml\", 7, 12)");
  std::string_view own = "module M = struct type t = A | B exception Bad of t * bool exception Odd of {k : t} end";
  EXPECT_EQ(as("exn", "(0 (exn A.M.Bad) 1 0)", own), "M.Bad (B, false)");
  EXPECT_EQ(as("exn", "(0 (exn A.M.Odd) 1)", own), "M.Odd {k = B}");
  EXPECT_EQ(as("M.t * exn", "(0 0 (0 (exn Failure) \"78\"))", own), "(A, Failure \"x\")");
  EXPECT_TRUE(can_be_read_);
  EXPECT_EQ(unreadable("exn", "(exn AB.Odd)"), "AB.Odd");
  EXPECT_EQ(unreadable("exn", "(0 (exn A.Local) 1 (0 2 #f3FF8000000000000) (1 3))"), "Local (1, (2, 1.5), (1: 3))");
  EXPECT_EQ(unreadable("exn", "5"), "5");
  EXPECT_EQ(exception_pattern("(0 (exn A.M.Bad) 1 0)", "A"), "M.Bad (_, _)");
  EXPECT_EQ(exception_pattern("(0 (exn Failure) \"78\")", "A"), "Failure _");
  EXPECT_EQ(exception_pattern("(exn Stdlib.Exit)", "A"), "Exit");
  EXPECT_EQ(exception_pattern("5", "A"), "_");
}

} // namespace
} // namespace assay::ocaml
