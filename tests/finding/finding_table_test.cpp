// Findings by key, and what earlier tests have found.

#include "finding/finding_table.h"

#include <gtest/gtest.h>

namespace assay::finding {
namespace {

Finding finding_at(uint32_t line) {
  Finding finding;
  finding.failure.site.line = line;
  return finding;
}

TEST(FindingTable, HasOneFindingForAKey) {
  FindingTable table;
  Finding* first = table.of("a");
  ASSERT_NE(first, nullptr);
  first->size = 3;
  EXPECT_EQ(table.of("a")->size, 3u);
  table.add("a", finding_at(1));
  EXPECT_EQ(table.all().size(), 1u);
  EXPECT_EQ(table.find("b"), nullptr);
  table.add("b", finding_at(2));
  ASSERT_NE(table.find("b"), nullptr);
  EXPECT_EQ(table.find("b")->failure.site.line, 2u);
}

TEST(FindingTable, HasNoRoomForEndlesslyMany) {
  FindingTable table;
  uint32_t kept = 0;
  while (kept < 100'000 && table.of(std::to_string(kept)) != nullptr) ++kept;
  EXPECT_LT(kept, 100'000u);
  EXPECT_NE(table.of("0"), nullptr) << "those that are there stay";
}

TEST(FindingTable, RememberedFindingsJoinThoseThatFailOtherwise) {
  FindingTable table;
  Finding found = finding_at(1);
  Finding gone = finding_at(2);
  table.add(group_key(found.failure), found);
  table.remember(group_key(found.failure), found);
  table.remember(group_key(gone.failure), gone);
  EXPECT_NE(table.remembered(group_key(gone.failure)), nullptr);
  EXPECT_EQ(table.remembered("nowhere"), nullptr);
  table.add_remembered();
  ASSERT_EQ(table.all().size(), 2u);
  EXPECT_EQ(table.all()[1].failure.site.line, 2u);
}

} // namespace
} // namespace assay::finding
