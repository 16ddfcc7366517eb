// What a run of a trivial method of Java costs: on the machine alone, and as a run of a test, with its trace, its input
// and its place in the tree. The JDK is initialised once, before anything is measured.

#include <benchmark/benchmark.h>

#include <fstream>

#include "base/scratch_folder.h"
#include "finding/function_test.h"
#include "lang/choose_functions.h"
#include "lang/java/language.h"

namespace assay::finding {
namespace {

constexpr std::string_view source = R"(
public class Trivial {
  static int counted = 3;
  static int same(int x) { return x; }
  static int more(int x) { return counted += x; }
  static int length(String text) { return text.length(); }
}
)";

struct Setting {
  Setting() {
    std::filesystem::path file = scratch.path() / "Trivial.java";
    std::ofstream(file) << source;
    auto opened = java::java_language().open(file.string(), {});
    if (!opened) throw std::runtime_error(to_string(opened.error()));
    program = std::move(*opened);
  }
  const core::Function& function(const std::string& name) const { return *choose_function(*program, name).value(); }

  ScratchFolder scratch;
  std::unique_ptr<LoadedProgram> program;
};

Setting& setting() {
  static Setting one;
  return one;
}

void call_on_machine(benchmark::State& state, const char* name) {
  LoadedProgram& program = *setting().program;
  const core::Function& function = setting().function(name);
  Machine machine(program);
  std::vector<Value> arguments = {Value::integer(7)};
  for ([[maybe_unused]] auto _ : state) {
    Context context(program, Budget{});
    benchmark::DoNotOptimize(program.runs().start_run(machine, context));
    benchmark::DoNotOptimize(machine.call(context, function.name, arguments));
  }
}
BENCHMARK_CAPTURE(call_on_machine, same, "same");
BENCHMARK_CAPTURE(call_on_machine, more, "more");

void run_of_test(benchmark::State& state, const char* name) {
  LoadedProgram& program = *setting().program;
  const core::Function& function = setting().function(name);
  Machine machine(program);
  auto space = std::make_unique<InputSpace>();
  auto signature = program.inputs().signature(space->shapes, function, true);
  FunctionTest test(program, machine, function, std::move(space), std::move(signature.value()), {});
  test.step();
  std::vector<Value> arguments = {Value::integer(7)};
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(test.run_seed(arguments));
}
BENCHMARK_CAPTURE(run_of_test, same, "same");
BENCHMARK_CAPTURE(run_of_test, more, "more");

} // namespace
} // namespace assay::finding
