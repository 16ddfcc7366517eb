// What is wrong with a dump ends in a diagnostic, whatever it is; what is right becomes a sound module.

#include "lang/ocaml/lower/lower.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "lang/ocaml/primitives/primitives.h"

namespace assay::ocaml {
namespace {

std::string problem_with(std::string_view body) {
  std::string dump =
      fmt::format("(module A (version 1) (files \"a.ml\") (requires) (exports) (types) (body {}))", body);
  auto lowered = lower_dump(dump, "dump", primitives());
  return lowered ? "none" : to_string(lowered.error());
}

TEST(LowerTest, TakesWhatTheDumperWrites) {
  EXPECT_EQ(problem_with("(p setglobal (A) @0:0:0 (p makeblock (0 imm) @0:0:0 (i 1)))"), "none");
  EXPECT_EQ(problem_with("(letrec ((f/1 (let strict g/2 (fun @1:1:0 (x/3) (apply @1:1:0 (v f/1) (v x/3))) (fun @1:1:0 "
                         "(y/4) (apply @1:1:0 (v g/2) (v y/4)))))) (p setglobal (A) @0:0:0 (v f/1)))"),
            "none");
}

TEST(LowerTest, RefusesWhatIsIncomplete) {
  for (std::string_view body :
       {"(p ccall () @0:0:0)", "(p ccall (caml_equal 2) @0:0:0 (i 1))", "(p field (0) @0:0:0)",
        "(p makeblock (0) @0:0:0)", "(p bintcomp (int64) @0:0:0 (i64 1) (i64 2))",
        "(p intcomp (xx) @0:0:0 (i 1) (i 2))", "(p addint () @0:0:0 (i 1))", "(p raise () @0:0:0 (i 1))", "(sraise 7)",
        "(v x/1)", "(let strict x/1 (i 1))", "(blk)", "(str \"0\")", "(switch (i 1) (ints) (blocks 0) none)",
        "(catch x () (i 1) (i 2))", "()", "1"}) {
    EXPECT_NE(problem_with(body), "none") << body;
  }
}

TEST(LowerTest, RefusesTypesThatAreIncomplete) {
  for (std::string_view part :
       {"(types (type t () (variant (A block 0 () none)) none public A))", "(types (type t () (abstract) none public))",
        "(types (type t () (record regular (a mut)) none public A))", "(exceptions (A.E block 0 () none))",
        "(exceptions (A.E block))"}) {
    std::string dump =
        fmt::format("(module A (version 1) (files \"a.ml\") (requires) (exports) {} (body (i 1)))", part);
    EXPECT_FALSE(lower_dump(dump, "dump", primitives())) << part;
  }
}

} // namespace
} // namespace assay::ocaml
