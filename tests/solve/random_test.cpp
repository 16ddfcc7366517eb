// Random conjunctions: against all values in a small box, and against another solver.

#include <cstdio>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "solve/solve_fixture.h"
#include "term/naive_terms.h"

namespace assay::solve {
namespace {

class RandomQueries : public Solving {
 protected:
  static constexpr int64_t reach = 4;

  std::vector<TermId> draw(NaiveGenerator& generator) {
    std::vector<TermId> conditions;
    for (uint32_t i = 0; i < generator.variables; ++i) {
      conditions.push_back(at_most(constant(-reach), integer(i)));
      conditions.push_back(at_most(integer(i), constant(reach)));
    }
    size_t count = 1 + generator.below(3);
    for (size_t i = 0; i < count; ++i) {
      TermId condition = build(terms, generator.term(Sort::Bool, 3));
      conditions.push_back(condition);
    }
    return conditions;
  }

  bool possible(const std::vector<TermId>& conditions) {
    Model model;
    for (int64_t a = -reach; a <= reach; ++a) {
      for (int64_t b = -reach; b <= reach; ++b) {
        for (int64_t c = 0; c < 4; ++c) {
          model[x] = BigInteger(a);
          model[y] = BigInteger(b);
          model[terms.variable(Sort::Bool, 0)] = c % 2 == 1;
          model[terms.variable(Sort::Bool, 1)] = c / 2 == 1;
          bool all = true;
          for (TermId condition : conditions) all = all && terms.holds(condition, model);
          if (all) return true;
        }
      }
    }
    return false;
  }

  void compare_with_all_values(bool products, uint64_t seed, size_t most_unknown) {
    NaiveGenerator generator(seed);
    generator.variables = 2;
    generator.floats = false;
    generator.large = false;
    generator.products = products;
    size_t satisfiable = 0;
    size_t unknown = 0;
    for (int i = 0; i < 400; ++i) {
      std::vector<TermId> conditions = draw(generator);
      Answer answer = solve(conditions);
      bool expected = possible(conditions);
      if (answer.verdict == Verdict::Unknown) {
        ++unknown;
        continue;
      }
      ASSERT_EQ(answer.verdict == Verdict::Satisfiable, expected) << describe(conditions) << name_of(answer.layer);
      satisfiable += expected ? 1 : 0;
    }
    EXPECT_LE(unknown, most_unknown);
    EXPECT_GT(satisfiable, 50U);
    EXPECT_LT(satisfiable, 380U);
    EXPECT_EQ(statistics.rejected_models, 0U);
  }

  std::string describe(const std::vector<TermId>& conditions) {
    std::string text;
    for (TermId condition : conditions) text += to_text(terms, condition) + "\n";
    return text;
  }
};

TEST_F(RandomQueries, LinearOnesAgreeWithAllValues) { compare_with_all_values(false, 1, 0); }
TEST_F(RandomQueries, OthersAgreeWithAllValues) { compare_with_all_values(true, 2, 8); }
TEST_F(RandomQueries, PropagationAgreesWithAllValues) {
  use_up_to(Layer::Propagation);
  compare_with_all_values(true, 3, 400);
  EXPECT_GT(statistics.answers[static_cast<size_t>(Layer::Propagation)], 60U);
}

TEST_F(RandomQueries, FloatsNeverGiveWrongModels) {
  NaiveGenerator generator(5);
  generator.variables = 2;
  size_t known = 0;
  SolverOptions options;
  options.z3_resource_limit = 100'000;
  options.z3_seconds = 1;
  use(options);
  for (int i = 0; i < 120; ++i) {
    std::vector<TermId> conditions;
    for (int j = 0; j < 2; ++j) conditions.push_back(build(terms, generator.term(Sort::Bool, 3)));
    // A random model that satisfies it disproves a refutation.
    Verdict answer = verdict(conditions);
    known += answer != Verdict::Unknown ? 1 : 0;
    if (answer != Verdict::Unsatisfiable) continue;
    for (int j = 0; j < 50; ++j) {
      Model model = model_for(terms, generator.model());
      ASSERT_FALSE(terms.holds(conditions[0], model) && terms.holds(conditions[1], model)) << describe(conditions);
    }
  }
  EXPECT_GT(known, 80U);
}

std::string output_of(const std::string& command) {
  std::string output;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return output;
  char buffer[256];
  while (fgets(buffer, sizeof buffer, pipe) != nullptr) output += buffer;
  pclose(pipe);
  return output;
}

TEST_F(RandomQueries, Cvc5Agrees) {
  std::filesystem::path folder = std::filesystem::temp_directory_path() / ("assay-queries-" + std::to_string(getpid()));
  std::filesystem::remove_all(folder);
  SolverOptions options;
  options.dump_folder = folder;
  options.z3_resource_limit = 300'000;
  use(options);
  NaiveGenerator generator(7);
  generator.variables = 3;
  generator.products = false;
  auto files = [&] { return std::distance(std::filesystem::directory_iterator(folder), {}); };
  std::filesystem::create_directories(folder);
  for (int i = 0; i < 1000 && files() < 50; ++i) {
    generator.floats = i % 3 == 0;
    generator.large = i % 2 == 0;
    std::vector<TermId> conditions;
    for (int j = 0; j < 3; ++j) conditions.push_back(build(terms, generator.term(Sort::Bool, 3)));
    solve(conditions);
  }
  size_t compared = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream file(entry.path());
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    bool satisfiable = text.find(":status sat") != std::string::npos;
    bool unsatisfiable = text.find(":status unsat") != std::string::npos;
    if (!satisfiable && !unsatisfiable) continue;
    // Its own check of :status would end it with an error; we want its answer.
    std::string seen =
        output_of(std::string(ASSAY_CVC5) + " --rlimit=200000 --lang=smt2 " + entry.path().string() + " 2>&1");
    ASSERT_EQ(seen.find("rror"), std::string::npos) << text << seen;
    if (seen.starts_with("unknown")) continue;
    EXPECT_TRUE(seen.starts_with(satisfiable ? "sat" : "unsat")) << text << seen;
    ++compared;
  }
  EXPECT_GE(compared, 25U);
  std::filesystem::remove_all(folder);
}

} // namespace
} // namespace assay::solve
