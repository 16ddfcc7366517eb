#pragma once
// A module of one exported function, tested to the end.

#include <gtest/gtest.h>

#include "finding/function_test.h"
#include "lang/languages.h"
#include "lang/scratch.h"
#include "machine/context.h"

namespace assay::finding {

class TestedModule {
 public:
  explicit TestedModule(std::string_view source) {
    OpenOptions without_cache;
    without_cache.use_cache = false;
    auto opened = languages().find("erlang")->open(folder_.write("module.erl", source), without_cache);
    EXPECT_TRUE(opened.has_value()) << (opened ? "" : to_string(opened.error()));
    program_ = std::move(*opened);
    machine_ = std::make_unique<Machine>(*program_);
  }

  LoadedProgram& program() { return *program_; }
  Machine& machine() { return *machine_; }

  TestOptions options;

  // Nothing has run yet. Of several exported functions it is the last one.
  FunctionTest& test() {
    for (const core::Function* function : program_->main_module().functions) {
      if (!function->exported || function->plain_name.text() == "module_info") continue;
      auto space = std::make_unique<InputSpace>();
      auto signature = program_->inputs().signature(space->shapes, *function, true);
      EXPECT_TRUE(signature.has_value());
      options.search.most_paths = std::min<uint64_t>(options.search.most_paths, 1000);
      options.search.budget.steps = 1'000'000;
      test_ = std::make_unique<FunctionTest>(*program_, *machine_, *function, std::move(space), std::move(*signature),
                                             options);
    }
    return *test_;
  }

  // Searches to the end.
  FunctionTest& search() {
    test();
    while (test_->step()) {
    }
    return *test_;
  }

  // Runs one input only.
  FunctionTest& run(std::string_view arguments) {
    test();
    Context context(*program_, {});
    auto values = program_->reader().read_input(*machine_, context, {}, arguments, CallsInText::CarriedOut);
    EXPECT_TRUE(values.has_value());
    EXPECT_FALSE(test_->run_seed(*values).has_value());
    return *test_;
  }

  // Confirms what was found, without any hurry.
  void finish(RealRuntime* runtime) {
    TimePlan plan = TimePlan::without_limit();
    test_->finish(runtime, plan);
  }

 private:
  test::ScratchFolder folder_;
  std::unique_ptr<LoadedProgram> program_;
  std::unique_ptr<Machine> machine_;
  std::unique_ptr<FunctionTest> test_;
};

} // namespace assay::finding
