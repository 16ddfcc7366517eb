#include "reduction.h"

#include <fmt/core.h>

#include "oracle.h"

namespace assay::conformance {

std::string reduce(Referee& referee, const Options& options, const Divergence& divergence) {
  Oracle reducer(options.code_folders, "assay_reducer", {divergence.file, divergence.function, options.work});
  while (auto line = reducer.next_line()) {
    Arena arena;
    auto read = read_sexpr(*line, "reducer", arena);
    if (!read) break;
    std::span<const Sexpr> items = (*read)->items();
    if ((*read)->head() == "reduced") return std::string(items[1].text());
    Comparison candidate = referee.compare({.function = fmt::format("{}:{}/0", items[1].text(), items[2].text()),
                                            .arguments = {},
                                            .text = {},
                                            .outcome = &items[4],
                                            .output = &items[3].items()[1]});
    // The same kind of difference, so that the reduced program shows what the whole one did.
    bool differs = !candidate.same && candidate.unsupported == divergence.unsupported;
    reducer.say(differs ? "y" : "n");
  }
  return {};
}

} // namespace assay::conformance
