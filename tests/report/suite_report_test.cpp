#include "report/suite_report.h"

#include <gtest/gtest.h>

#include "core/builder.h"

namespace assay::report {
namespace {

// A function of three clauses, on lines 3 to 5, and one without.
class SuiteReportTest : public testing::Test {
 protected:
  SuiteReportTest() {
    total_.place.line = 9;
    core::Clause clauses[3];
    for (uint32_t i = 0; i < 3; ++i) clauses[i].place.line = 3 + i;
    price_.clauses = arena_.copy(std::span<const core::Clause>(clauses));
    report_.file = "shop_tests.erl";
    report_.module = "shop";
    report_.tests = {test("price_0_test", "3"), test("price_0_2_test", "5")};
    report_.rows = {{{&price_, 0}, "price/0", "shop:price/0", {0, 1}, {}},
                    {{&price_, 1}, "price/0", "shop:price/0", {1}, {}},
                    {{&price_, 2}, "price/0", "shop:price/0", {}, MissedWhy::Unreachable},
                    {{&total_, {}}, "total/0", "shop:total/0", {}, {}}};
    report_.coverage = {2, 3, {{{}, MissedWhy::Unreachable}}};
    report_.predictions_checked = 7;
  }

  static SuiteTest test(std::string name, std::string value) {
    SuiteTest made;
    made.written.name = std::move(name);
    made.written.call = {"price", {}};
    made.written.seen.what = Observed::Returned;
    made.written.seen.value = std::move(value);
    return made;
  }

  Arena arena_;
  core::Function price_;
  core::Function total_;
  SuiteReport report_;
};

TEST_F(SuiteReportTest, SaysWhatCoversEachClause) {
  EXPECT_EQ(
      suite_text(report_, Style(false)),
      " line  function  covered by\n"
      "    3  price/0   price_0_test and 1 other\n"
      "    4  price/0   price_0_2_test\n"
      "    5  price/0   not covered: proved unreachable\n"
      "    9  total/0   no test: what comes here does not end, or can't be repeated\n"
      "2 tests in shop_tests.erl; 2 of 3 clauses covered (1 proved unreachable); 7 predictions checked, 0 broken\n");
}

TEST_F(SuiteReportTest, SaysWhereTheRealRuntimeDisagrees) {
  report_.tests[1].disagreement = "result: expected 4, got 5";
  EXPECT_EQ(report_.disagreements(), 1);
  EXPECT_TRUE(
      suite_text(report_, Style(false)).contains("a fault of Assay itself: shop:price(): result: expected 4, got 5\n"));
}

} // namespace
} // namespace assay::report
