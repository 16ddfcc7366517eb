// Golden tests of Core as text. Each file of tests/core/golden holds cases: a line `=== NAME`, a text, and, unless it
// prints as itself, a line `=== gives` and what it gives: the printed module, the verifier's messages, or the parser's.
// ASSAY_BLESS=1 in the environment rewrites what the cases give.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/parser.h"
#include "core/printer.h"
#include "core/verifier.h"

namespace assay::core {
namespace {

struct Case {
  std::string name;
  std::string text;
  std::string gives;
};

std::vector<Case> read_cases(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::vector<Case> cases;
  bool in_text = true;
  for (std::string line; std::getline(file, line);) {
    if (line == "=== gives") {
      in_text = false;
    } else if (line.starts_with("=== ")) {
      cases.push_back({line.substr(4), "", ""});
      in_text = true;
    } else if (!cases.empty()) {
      std::string& part = in_text ? cases.back().text : cases.back().gives;
      part += line + '\n';
    }
  }
  return cases;
}

// Empty lines around a part only set it off.
std::string trimmed(std::string text) {
  while (text.ends_with("\n\n")) text.pop_back();
  while (text.starts_with("\n")) text.erase(0, 1);
  return text;
}

std::string result_of(const std::string& text) {
  auto module = parse_module(text, "text");
  if (!module) return to_string(module.error()) + '\n';
  Diagnostics faults = verify(**module);
  if (!faults.empty()) return to_string(faults) + '\n';
  PrintOptions options{.places = true, .sites = true};
  std::string printed = print_module(**module, options);
  auto again = parse_module(printed, "printed");
  EXPECT_TRUE(again.has_value()) << to_string(again.error());
  if (again) {
    EXPECT_EQ(print_module(**again, options), printed);
  }
  return printed;
}

void bless(const std::filesystem::path& path, const std::vector<Case>& cases) {
  std::ofstream file(path);
  std::string_view before;
  for (const Case& one : cases) {
    std::string text = trimmed(one.text);
    std::string gives = result_of(text);
    file << before << "=== " << one.name << '\n' << text;
    if (gives != text) file << "=== gives\n" << gives;
    before = "\n";
  }
}

class GoldenTest : public ::testing::TestWithParam<std::string> {};

TEST_P(GoldenTest, GivesWhatItGave) {
  std::filesystem::path path = std::filesystem::path(ASSAY_SOURCE_DIR) / "tests/core/golden" / (GetParam() + ".core");
  std::vector<Case> cases = read_cases(path);
  ASSERT_FALSE(cases.empty());
  if (std::getenv("ASSAY_BLESS") != nullptr) {
    bless(path, cases);
    return;
  }
  for (const Case& one : cases) {
    SCOPED_TRACE(one.name);
    std::string text = trimmed(one.text);
    EXPECT_EQ(result_of(text), one.gives.empty() ? text : trimmed(one.gives));
  }
}

std::vector<std::string> golden_files() {
  std::vector<std::string> names;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(ASSAY_SOURCE_DIR) / "tests/core/golden")) {
    names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

INSTANTIATE_TEST_SUITE_P(Core, GoldenTest, ::testing::ValuesIn(golden_files()),
                         [](const auto& each) { return each.param; });

} // namespace
} // namespace assay::core
