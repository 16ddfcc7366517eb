// Lowering, on small modules: lowering/NAME.erl is the source, NAME.dump its dump, NAME.core the Core expected of it.
// To renew both after a wanted change, run this test with ASSAY_BLESS=1 and read the difference.

#include "lang/erlang/lower/lower.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/file.h"
#include "base/home.h"
#include "core/printer.h"
#include "core/verifier.h"
#include "lang/erlang/load/dumps.h"
#include "lang/erlang/primitives/primitives.h"

namespace assay::erlang {
namespace {

const std::string folder = std::string(ASSAY_SOURCE_DIR) + "/tests/lang/erlang/lowering/";

// A few BIFs, so that the golden files don't change whenever one becomes a primitive.
const PrimitiveRegistry& few_primitives() {
  static const PrimitiveRegistry registry = [] {
    PrimitiveRegistry made;
    auto add = [&](std::string_view name, uint32_t arity) {
      Primitive primitive;
      primitive.name = Symbol("erlang:" + std::string(name) + "/" + std::to_string(arity));
      primitive.arity = arity;
      made.add(primitive);
    };
    for (std::string_view name : {"+", "-", "*", "=<", "<", ">", "==", "=:=", "element", "and", "or"}) add(name, 2);
    for (std::string_view name : {"hd", "is_tuple", "is_atom", "is_map"}) add(name, 1);
    return made;
  }();
  return registry;
}

class LowerTest : public testing::TestWithParam<const char*> {};

TEST_P(LowerTest, GivesTheExpectedCore) {
  std::string stem = folder + GetParam();
  if (std::getenv("ASSAY_BLESS") != nullptr) {
    Dumps dumps(home_folder() / "erlang", std::nullopt);
    auto made = dumps.file(stem + ".erl", {});
    ASSERT_TRUE(made) << to_string(made.error());
    made->erase(made->find(folder), folder.size());
    ASSERT_TRUE(write_file_atomically(stem + ".dump", *made));
  }
  auto module = lower_dump(read_file(stem + ".dump").value_or("no dump"), GetParam(), few_primitives());
  ASSERT_TRUE(module) << to_string(module.error());
  EXPECT_EQ(to_string(core::verify(**module)), "");
  std::string core = core::print_module(**module, {.places = false});
  if (std::getenv("ASSAY_BLESS") != nullptr) {
    ASSERT_TRUE(write_file_atomically(stem + ".core", core));
  }
  EXPECT_EQ(core, read_file(stem + ".core").value_or("no golden file"));
}

INSTANTIATE_TEST_SUITE_P(Modules, LowerTest,
                         testing::Values("recursion", "shared_tests", "guards", "map_patterns", "binaries",
                                         "exceptions", "functions", "labels", "literals", "wait"),
                         [](const auto& module) { return std::string(module.param); });

TEST(LowerModuleTest, NamesTheModuleItsFilesAndItsFunctions) {
  auto module = lower_dump(read_file(folder + "functions.dump").value_or(""), "functions", primitives());
  ASSERT_TRUE(module);
  EXPECT_EQ((*module)->name.text(), "functions");
  ASSERT_FALSE((*module)->files.empty());
  EXPECT_EQ((*module)->files[0], "functions.erl");
  const core::Function* adder = (*module)->find(Symbol("functions:adder/1"));
  ASSERT_NE(adder, nullptr);
  EXPECT_TRUE(adder->exported);
  EXPECT_EQ(adder->plain_name.text(), "adder");
  EXPECT_EQ(adder->place.line, 7u);
  const core::Function* lifted = (*module)->find(Symbol("functions:-adder/1-fun-0-/1"));
  ASSERT_NE(lifted, nullptr);
  EXPECT_FALSE(lifted->exported);
  EXPECT_EQ(lifted->capture_count, 1u);
}

// Sites must be the same whenever and wherever a module is lowered.
TEST(LowerModuleTest, SitesAreStable) {
  std::string dump = read_file(folder + "guards.dump").value_or("");
  auto first = lower_dump(dump, "guards", primitives());
  // More space between tokens, so that nothing can depend on where in the text something is.
  std::string wider;
  for (char c : dump) wider += c == '\n' ? std::string("\n\n  ") : std::string(1, c);
  auto second = lower_dump(wider, "guards", primitives());
  ASSERT_TRUE(first && second);
  core::PrintOptions options{.places = true, .sites = true};
  EXPECT_EQ(core::print_module(**first, options), core::print_module(**second, options));
  const core::Function* function = (*first)->find(Symbol("guards:simple/2"));
  ASSERT_NE(function, nullptr);
  EXPECT_EQ(function->clauses[0].site, core::make_site(Symbol("guards"), Symbol("guards:simple/2"), "clause", 4));
}

} // namespace
} // namespace assay::erlang
