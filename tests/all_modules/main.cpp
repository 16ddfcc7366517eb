// all_modules_test APPLICATION LEAST: dumps, lowers and verifies every module of an OTP application, of which there
// must be so many; its Core as text must read back. Says how long lowering took, without erl's share.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "base/home.h"
#include "core/parser.h"
#include "core/printer.h"
#include "core/verifier.h"
#include "lang/erlang/load/dumps.h"
#include "lang/erlang/lower/lower.h"
#include "lang/erlang/primitives/primitives.h"

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// Every beam in the folder APPLICATION-VERSION/ebin of the code path.
std::vector<fs::path> beams_of(const assay::erlang::Installation& installation, std::string_view application) {
  std::vector<fs::path> beams;
  for (const auto& folder : installation.code_path) {
    std::string name = fs::path(folder).parent_path().filename().string();
    if (name.substr(0, name.find('-')) != application) continue;
    for (const auto& file : fs::directory_iterator(folder)) {
      if (file.path().extension() == ".beam") beams.push_back(file.path());
    }
  }
  std::ranges::sort(beams);
  return beams;
}

std::string problems_of(const assay::core::Module& module) {
  assay::Diagnostics faults = assay::core::verify(module);
  if (!faults.empty()) return to_string(faults);
  assay::core::PrintOptions options{.places = true, .sites = true};
  std::string printed = print_module(module, options);
  auto again = assay::core::parse_module(printed, "printed");
  if (!again) return to_string(again.error());
  return print_module(**again, options) == printed ? "" : "its text changes when it is read and printed again";
}

} // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    fmt::print(stderr, "usage: all_modules_test APPLICATION LEAST\n");
    return 2;
  }
  assay::erlang::Dumps dumps(assay::home_folder() / "erlang", std::nullopt);
  auto installation = dumps.installation();
  if (!installation) {
    fmt::print("{}\n", to_string(installation.error()));
    return 1;
  }
  size_t failed = 0;
  Clock::duration lowering{};
  std::vector<fs::path> beams = beams_of(**installation, arguments[1]);
  for (const fs::path& beam : beams) {
    auto dump = dumps.beam(beam.string());
    if (!dump) {
      ++failed;
      fmt::print("{}: {}\n", beam.filename().string(), to_string(dump.error()));
      continue;
    }
    Clock::time_point start = Clock::now();
    auto module = assay::erlang::lower_dump(*dump, beam.stem().string() + ".dump", assay::erlang::primitives());
    lowering += Clock::now() - start;
    std::string problems = module ? problems_of(**module) : to_string(module.error());
    if (problems.empty()) continue;
    ++failed;
    fmt::print("{}: {}\n", beam.filename().string(), problems);
  }
  fmt::print("{}: {} modules, {} failed; lowered in {} ms\n", arguments[1], beams.size(), failed,
             std::chrono::duration_cast<std::chrono::milliseconds>(lowering).count());
  return failed == 0 && beams.size() >= static_cast<size_t>(std::atoi(arguments[2])) ? 0 : 1;
}
