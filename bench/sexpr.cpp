// How fast a dump is read: a text of the kind the Erlang dumper writes, repeated to two megabytes.

#include "base/sexpr.h"

#include <benchmark/benchmark.h>

#include <string>

#include "base/arena.h"

namespace {

std::string dump_like_text() {
  const std::string clause =
      "(clause @12:5:0 ((cons @12:11:0 (var @12:12:0 Head) (var @12:19:0 Tail))) (lit @0:0:0 true) "
      "(call @13:9:0 (lit @13:9:0 lists) (lit @13:15:0 reverse) (var @13:23:0 Tail) (lit @13:30:0 (s \"text\"))))\n";
  std::string text = "(module sample ";
  while (text.size() < 2'000'000) text += clause;
  return text + ")";
}

void read_dump(benchmark::State& state) {
  const std::string text = dump_like_text();
  for ([[maybe_unused]] auto _ : state) {
    assay::Arena arena;
    auto tree = assay::read_sexpr(text, "sample", arena);
    if (!tree) state.SkipWithError("the text does not read");
    benchmark::DoNotOptimize(tree);
  }
  state.SetBytesProcessed(static_cast<int64_t>(state.iterations()) * static_cast<int64_t>(text.size()));
}
BENCHMARK(read_dump);

} // namespace
