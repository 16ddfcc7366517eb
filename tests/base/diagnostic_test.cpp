#include "base/diagnostic.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

TEST(DiagnosticTest, LeavesOutWhatIsUnknown) {
  EXPECT_EQ((Diagnostic{"f.erl", 3, 14, "wrong"}.to_string()), "f.erl:3:14: wrong");
  EXPECT_EQ((Diagnostic{"f.erl", 3, 0, "wrong"}.to_string()), "f.erl:3: wrong");
  EXPECT_EQ((Diagnostic{"f.erl", 0, 0, "wrong"}.to_string()), "f.erl: wrong");
  EXPECT_EQ((Diagnostic{"", 3, 14, "wrong"}.to_string()), "wrong");
}

TEST(DiagnosticTest, SeveralAreLines) {
  EXPECT_EQ(to_string(Diagnostics{}), "");
  EXPECT_EQ(to_string(one_diagnostic("one")), "one");
  EXPECT_EQ(to_string(Diagnostics{{"", 0, 0, "one"}, {"f", 1, 2, "two"}}), "one\nf:1:2: two");
}

} // namespace
} // namespace assay
