// adversary ASSAY WORK LANGUAGE SEED COUNT: draws files of small adversarial functions until there are COUNT of these,
// and holds what Assay says of them against what is known. Ends with 1 if a verdict was wrong.

#include <fmt/core.h>

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "judge.h"

namespace {

std::optional<assay::adversary::TrapLanguage> language_of(std::string_view name) {
  if (name == "erlang") return assay::adversary::TrapLanguage::Erlang;
  if (name == "ocaml") return assay::adversary::TrapLanguage::Ocaml;
  if (name == "java") return assay::adversary::TrapLanguage::Java;
  return std::nullopt;
}

} // namespace

int main(int count, char** words) {
  constexpr size_t functions_a_file = 20;
  constexpr size_t files_a_note = 10;
  auto language = count == 6 ? language_of(words[3]) : std::nullopt;
  if (!language) {
    fmt::print(stderr, "usage: adversary ASSAY WORK erlang|ocaml|java SEED COUNT\n");
    return 2;
  }
  uint64_t wanted = std::strtoull(words[5], nullptr, 10);
  assay::adversary::Draw draw(std::strtoull(words[4], nullptr, 10));
  assay::adversary::Judge judge(words[1], words[2], *language);
  for (uint64_t drawn = 0; drawn < wanted; drawn += functions_a_file) {
    judge.judge(assay::adversary::draw_program(*language, draw, functions_a_file), draw);
    // It takes long: who ends it before wants to know how far it came.
    if ((drawn / functions_a_file + 1) % files_a_note == 0) {
      fmt::print("{} functions, {} verdicts\n", drawn + functions_a_file, judge.asked());
      std::fflush(stdout);
    }
  }
  fmt::print("{}", judge.summary());
  return judge.is_fine() ? 0 : 1;
}
