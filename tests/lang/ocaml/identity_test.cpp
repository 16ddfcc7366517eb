// When two programs in OCaml are one: what a run can see counts, and nothing else does.

#include "lang/ocaml/load/identity.h"

#include <gtest/gtest.h>

#include "lang/ocaml/language.h"
#include "lang/scratch.h"

namespace assay::ocaml {
namespace {

class OcamlIdentityTest : public testing::Test {
 protected:
  // Of a program that is compared with another one: then its types count.
  std::string identity(std::string_view source, std::string_view file = "m.ml", bool strict = false) {
    std::unique_ptr<LoadedProgram> reference = open("reference.ml", "let f x = x\n", nullptr);
    std::unique_ptr<LoadedProgram> program = open(file, source, reference.get());
    if (!program) return {};
    const core::Function* entry = program->main_module().find(program->names().function_symbol("f", 1));
    EXPECT_NE(entry, nullptr);
    return entry == nullptr ? "" : program->identity(*entry, strict);
  }
  std::unique_ptr<LoadedProgram> open(std::string_view file, std::string_view source, const LoadedProgram* other) {
    OpenOptions options;
    options.use_cache = false;
    options.shares_inputs_with = other;
    auto opened = ocaml_language().open(folder_.write(file, source), options);
    EXPECT_TRUE(opened.has_value()) << (opened ? "" : to_string(opened.error()));
    return opened ? std::move(*opened) : nullptr;
  }
  test::ScratchFolder folder_;
};

TEST_F(OcamlIdentityTest, NamesAndLayoutDoNotMatter) {
  EXPECT_EQ(identity("let g x = x + 1\nlet f x = g x\n"),
            identity("let help y =\n  y + 1 (* more *)\n\nlet f z = help z\n"));
  EXPECT_EQ(identity("let f x = x + 1\n", "1.ml"), identity("let f x = x + 1\n", "ann-smith.ml"));
}

TEST_F(OcamlIdentityTest, WhatItDoesMatters) {
  std::string one = identity("let f x = x + 1\n", "1.ml");
  EXPECT_NE(one, identity("let f x = x + 2\n", "2.ml"));
  EXPECT_NE(one, identity("let f x = 1 + x\n", "1.ml"));
  EXPECT_NE(one, identity("let () = print_string \"\"\nlet f x = x + 1\n", "1.ml"));
}

TEST_F(OcamlIdentityTest, TextsMatterWhereverTheyComeFrom) {
  EXPECT_NE(identity("let f (_ : int) = __FILE__\n", "a.ml"), identity("let f (_ : int) = __FILE__\n", "b.ml"));
  EXPECT_NE(identity("let f (_ : int) = __MODULE__\n", "a.ml"), identity("let f (_ : int) = __MODULE__\n", "b.ml"));
  EXPECT_NE(identity("let f (_ : int) = \"a\"\n", "a.ml"), identity("let f (_ : int) = \"b\"\n", "b.ml"));
  EXPECT_NE(identity("let f (_ : int) = __LINE__\n"), identity("\nlet f (_ : int) = __LINE__\n"));
}

TEST_F(OcamlIdentityTest, TypesMatter) {
  std::string any = identity("let f x = x\n");
  EXPECT_NE(any, identity("let f (x : int) = x\n"));
  EXPECT_NE(identity("let f (x : int) = x\n"), identity("let f (x : float) = x\n"));
  EXPECT_NE(identity("type t = A | B\nlet f (x : t) = x = x\n"),
            identity("type t = A | B | C\nlet f (x : t) = x = x\n"));
}

TEST_F(OcamlIdentityTest, PlacesOfFailuresMatterOnlyWhereTheyAreSeen) {
  std::string_view here = "let f x = match x with 1 -> 2\n";
  std::string_view below = "\nlet f x = match x with 1 -> 2\n";
  EXPECT_EQ(identity(here), identity(below));
  EXPECT_NE(identity(here, "m.ml", /*strict=*/true), identity(below, "m.ml", /*strict=*/true));
  std::string caught = "let f x = try (match x with 1 -> 2) with Match_failure (_, line, _) -> line\n";
  EXPECT_NE(identity(caught), identity("\n" + caught));
}

} // namespace
} // namespace assay::ocaml
