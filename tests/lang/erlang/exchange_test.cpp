// The exchange form itself: the dump of a module with every node, as kept beside its source. To renew it after a wanted
// change, run this test with ASSAY_BLESS=1 and read the difference.

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/file.h"
#include "base/home.h"
#include "base/sexpr.h"
#include "lang/erlang/load/dumps.h"

namespace assay::erlang {
namespace {

const std::string golden_folder = std::string(ASSAY_SOURCE_DIR) + "/tests/lang/erlang/golden/";

TEST(ExchangeTest, EveryNodeIsWrittenAsDescribed) {
  Dumps dumps(home_folder() / "erlang", std::nullopt);
  std::string source = golden_folder + "every_node.erl";
  auto dump = dumps.file(source, {});
  ASSERT_TRUE(dump) << to_string(dump.error());
  size_t name = dump->find(golden_folder);
  ASSERT_NE(name, std::string::npos);
  dump->erase(name, golden_folder.size());
  if (std::getenv("ASSAY_BLESS") != nullptr) {
    ASSERT_TRUE(write_file_atomically(golden_folder + "every_node.dump", *dump));
  }
  EXPECT_EQ(*dump, read_file(golden_folder + "every_node.dump").value_or("no golden file"));
}

TEST(ExchangeTest, TheGoldenDumpHoldsEveryForm) {
  std::string text = read_file(golden_folder + "every_node.dump").value_or("");
  Arena arena;
  auto tree = read_sexpr(text, "every_node.dump", arena);
  ASSERT_TRUE(tree) << tree.error().to_string();
  for (std::string_view head :
       {"lit",    "var",    "fname",  "cons",   "tuple",  "values",  "map",   "assoc",   "exact",
        "binary", "bitstr", "alias",  "let",    "seq",    "apply",   "call",  "primop",  "case",
        "clause", "fun",    "letrec", "try",    "catch",  "t",       "l",     "il",      "s",
        "b",      "bits",   "m",      "extfun", "module", "version", "files", "exports", "function"}) {
    EXPECT_NE(text.find("(" + std::string(head) + " "), std::string::npos) << head;
  }
  for (std::string_view primitive : {"match_fail", "raise", "build_stacktrace", "recv_peek_message", "recv_next",
                                     "recv_wait_timeout", "remove_message"}) {
    EXPECT_NE(text.find(" " + std::string(primitive)), std::string::npos) << primitive;
  }
}

} // namespace
} // namespace assay::erlang
