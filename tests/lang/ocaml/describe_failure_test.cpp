// Failures in words, from canonical texts.

#include "lang/ocaml/describe_failure.h"

#include <gtest/gtest.h>

namespace assay::ocaml {
namespace {

TEST(OcamlFailureTest, ExceptionsInWords) {
  EXPECT_EQ(exception_words("(exn Not_found)", "A"), "Not_found");
  EXPECT_EQ(exception_words("(exn Stdlib.Exit)", "A"), "Exit");
  EXPECT_EQ(exception_words("(exn A.Odd)", "A"), "Odd");
  EXPECT_EQ(exception_words("(exn AB.Odd)", "A"), "AB.Odd");
  EXPECT_EQ(exception_words("(0 (exn Failure) \"68640A22\")", "A"), "Failure \"hd\\n\\\"\"");
  EXPECT_EQ(exception_words("(0 (exn A.M.Bad) 1 (0 2 #f3FF8000000000000) (1 3))", "A"), "M.Bad (1, (2, 1.5), (1: 3))");
  EXPECT_EQ(exception_words("5", "A"), "5");
}

TEST(OcamlFailureTest, ValuesInWords) {
  EXPECT_EQ(value_words("(254 #f0000000000000000 #f7FF8000000000000 #fFFF0000000000000)"), "[|0., nan, neg_infinity|]");
  EXPECT_EQ(value_words("(0 (int64 -1) (int32 2) (nativeint 3) fun ^0 \"00FF41\")"),
            "(-1L, 2l, 3n, <fun>, ^0, \"\\000\\255A\")");
  EXPECT_EQ(value_words("(0 (exn Stdlib.Exit))"), "(Exit)");
}

TEST(OcamlFailureTest, TheSiteIsTheInnermostFrameOfTheUnit) {
  Frame entry{"A", "f", 1, {}, 0};
  Failure failure =
      raised_failure(entry, "(exn Not_found)", {{"Stdlib__List", {}, 0, "list.ml", 3}, {"A", {}, 0, "a.ml", 7}});
  EXPECT_EQ(failure.site.line, 7U);
  EXPECT_TRUE(failure.site_is_in_trace);
  EXPECT_EQ(failure.exception_class, "exception");
  failure = raised_failure(entry, "(exn Not_found)", {});
  EXPECT_EQ(failure.site, entry);
  EXPECT_TRUE(failure.trace_is_cut);
  EXPECT_EQ(bad_result_failure(entry, "(0 1)").reason, "(0 1)");
}

} // namespace
} // namespace assay::ocaml
