// Failures, from canonical texts.

#include "lang/ocaml/text/describe_failure.h"

#include <gtest/gtest.h>

namespace assay::ocaml {
namespace {

TEST(OcamlFailureTest, TheSiteIsTheInnermostFrameOfTheUnit) {
  Frame entry{"A", "f", 1, {}, 0};
  Failure failure = raised_failure(entry, "(exn Not_found)",
                                   {{"Stdlib__List", {}, 0, "list.ml", 3}, {"A", {}, 0, "a.ml", 7}}, nullptr);
  EXPECT_EQ(failure.site.line, 7U);
  EXPECT_TRUE(failure.site_is_in_trace);
  EXPECT_EQ(failure.exception_class, "exception");
  failure = raised_failure(entry, "(exn Not_found)", {}, nullptr);
  EXPECT_EQ(failure.site, entry);
  EXPECT_TRUE(failure.trace_is_cut);
  EXPECT_EQ(bad_result_failure(entry, "(0 1)").reason, "(0 1)");
}

} // namespace
} // namespace assay::ocaml
