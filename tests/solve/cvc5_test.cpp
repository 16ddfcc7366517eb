// cvc5 alone: what it answers, what is done with a program of that name that answers nonsense, and without any.

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "base/scratch_folder.h"
#include "solve/layers.h"
#include "solve/smtlib_values.h"
#include "solve/solve_fixture.h"
#include "term/naive_terms.h"

namespace assay::solve {
namespace {

class Nobody : public Solver {
 public:
  Answer solve(const Query&) override { return {}; }
};

class Cvc5 : public Solving {
 protected:
  Cvc5() { use_it_alone(); }
  ~Cvc5() override { setenv("PATH", path_.c_str(), 1); }

  // Without a limit of time, which a busy machine would reach.
  void use_it_alone(double seconds = 0) {
    SolverOptions options;
    options.cvc5_seconds = seconds;
    statistics = {};
    chain = cvc5_layer(terms, options, statistics, std::make_unique<Nobody>());
  }

  // A program of that name that prints this. It is looked for at the first question, so the path stays until the end.
  void use_instead(const std::string& script, double seconds = 0) {
    std::filesystem::path file = folder_.path() / "cvc5";
    std::ofstream(file) << "#!/bin/sh\n" << script << "\n";
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    setenv("PATH", (folder_.path().string() + ":" + path_).c_str(), 1);
    use_it_alone(seconds);
  }

  TermId at_least(TermId term, double value) {
    return terms.make(Operator::IeeeLessOrEqual, {terms.floating(value), term});
  }

  ScratchFolder folder_;
  std::string path_ = std::getenv("PATH");
};

TEST_F(Cvc5, KnowsIntegers) {
  EXPECT_EQ(verdict({less(multiply(x, x), constant(0))}), Verdict::Unsatisfiable);
  Answer answer = solve({equal(multiply(x, y), constant(-221)), less(constant(13), x), less(x, constant(221))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(answer.layer, Layer::Cvc5);
  EXPECT_EQ(number(answer, x), 17);
  EXPECT_EQ(number(answer, y), -13);
}

TEST_F(Cvc5, KnowsBitsThatWrapAround) {
  std::vector<TermId> conditions = {at_most(constant(0), x), at_most(x, constant(INT32_MAX)),
                                    equal(wrap(multiply(x, x), 32), constant(-6))};
  EXPECT_EQ(verdict(conditions), Verdict::Unsatisfiable); // no square is 10 modulo 16
  conditions.back() = equal(wrap(multiply(x, x), 32), constant(-15));
  Answer answer = solve(conditions);
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(answer.layer, Layer::Cvc5);
}

TEST_F(Cvc5, KnowsFloats) {
  TermId one_more = terms.make(Operator::IeeeAdd, {f, terms.floating(1)});
  Answer answer = solve({terms.make(Operator::IeeeEqual, {one_more, f}), at_least(f, 4)});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_GE(std::get<double>(answer.model.at(f)), 0x1p53);
  TermId is_number = terms.make(Operator::IeeeEqual, {f, f});
  Answer nan = solve({terms.negation(is_number)});
  ASSERT_EQ(nan.verdict, Verdict::Satisfiable);
  EXPECT_TRUE(std::isnan(std::get<double>(nan.model.at(f))));
  EXPECT_EQ(verdict({terms.make(Operator::IeeeLess, {one_more, f})}), Verdict::Unsatisfiable);
}

// A finite number times a finite one is a number. Z3 spends its limit on it.
TEST_F(Cvc5, KnowsWhatTheRestOfTheChainDoesNot) {
  SolverOptions options;
  options.cvc5_seconds = 0;
  use(options);
  TermId factor = terms.make(Operator::IeeeFromInteger, {x}, 64);
  TermId product = terms.make(Operator::IeeeMultiply, {f, factor});
  auto differ = [&](TermId left, TermId right) {
    return terms.negation(terms.make(Operator::IeeeEqual, {left, right}));
  };
  Answer answer = solve({terms.make(Operator::IeeeEqual, {f, f}), differ(f, terms.floating(HUGE_VAL)),
                         differ(f, terms.floating(-HUGE_VAL)), at_most(constant(INT32_MIN), x),
                         at_most(x, constant(INT32_MAX)), differ(product, product)});
  EXPECT_EQ(answer.verdict, Verdict::Unsatisfiable);
  EXPECT_EQ(answer.layer, Layer::Cvc5);
}

TEST_F(Cvc5, KnowsTheBitsOfFloats) {
  TermId bits = terms.make(Operator::DoubleBits, {f});
  Answer answer = solve({equal(bits, constant(0x3ff8000000000000))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(std::get<double>(answer.model.at(f)), 1.5);
  // There is one NaN only.
  EXPECT_EQ(verdict({equal(bits, constant(0x7ff8000000000001))}), Verdict::Unsatisfiable);
}

TEST_F(Cvc5, IsAskedOnlyWhereTheEffortIsFull) {
  std::vector<TermId> conditions = {less(multiply(x, x), constant(0))};
  EXPECT_EQ(chain->solve({.conditions = conditions, .effort = Effort::Quick}).verdict, Verdict::Unknown);
}

TEST_F(Cvc5, AgreesWithAllValues) {
  NaiveGenerator generator(11);
  generator.variables = 2;
  generator.floats = false;
  generator.large = false;
  generator.products = true;
  constexpr int64_t reach = 3;
  size_t known = 0;
  for (int i = 0; i < 60; ++i) {
    std::vector<TermId> conditions;
    for (TermId variable : {x, y}) {
      conditions.push_back(at_most(constant(-reach), variable));
      conditions.push_back(at_most(variable, constant(reach)));
    }
    for (int j = 0; j < 2; ++j) conditions.push_back(build(terms, generator.term(Sort::Bool, 3)));
    bool is_possible = false;
    Model model;
    for (int64_t point = 0; point < 7 * 7 * 4; ++point) {
      model[x] = BigInteger(point % 7 - reach);
      model[y] = BigInteger(point / 7 % 7 - reach);
      model[terms.variable(Sort::Bool, 0)] = point / 49 % 2 == 1;
      model[terms.variable(Sort::Bool, 1)] = point / 98 == 1;
      is_possible =
          is_possible || std::ranges::all_of(conditions, [&](TermId each) { return terms.holds(each, model); });
    }
    Verdict answer = verdict(conditions);
    if (answer == Verdict::Unknown) continue;
    ++known;
    ASSERT_EQ(answer == Verdict::Satisfiable, is_possible) << i;
  }
  EXPECT_GE(known, 50U);
  EXPECT_EQ(statistics.rejected_models, 0U);
}

TEST_F(Cvc5, ThatAnswersNonsenseIsNotBelieved) {
  std::vector<TermId> conditions = {equal(multiply(x, x), constant(9))};
  for (const char* script : {"echo '(error \"what?\")'", "echo sat; echo '((x0 3'", "echo sat; echo '((x0 true))'",
                             "exit 1", "echo", "kill -9 $$"}) {
    use_instead(script);
    EXPECT_EQ(verdict(conditions), Verdict::Unknown) << script;
  }
  use_instead("exec sleep 1000", 0.2);
  EXPECT_EQ(verdict(conditions), Verdict::Unknown);
  use_instead("echo sat; echo \"((x0 4))\"");
  EXPECT_EQ(verdict(conditions), Verdict::Unknown);
  EXPECT_EQ(statistics.rejected_models, 1U);
}

TEST_F(Cvc5, ThatIsNotThereIsCounted) {
  setenv("PATH", folder_.path().c_str(), 1);
  use_it_alone();
  EXPECT_EQ(verdict({equal(multiply(x, x), constant(9))}), Verdict::Unknown);
  EXPECT_EQ(statistics.without_cvc5, 1U);
}

TEST(SmtlibValues, AreReadOfAllKinds) {
  auto values = smtlib_values(
      "((a 5) (b (- 7))\n (c #b100) (t true)\n"
      "(h (fp #b1 #b01111111111 #b1000000000000000000000000000000000000000000000000000))\n"
      "(n (_ NaN 11 53)) (p (_ +oo 11 53)) (m (_ -oo 11 53)) (z (_ -zero 11 53)))");
  ASSERT_TRUE(values);
  EXPECT_TRUE(values->at("a") == Scalar(BigInteger(5)));
  EXPECT_TRUE(values->at("b") == Scalar(BigInteger(-7)));
  EXPECT_TRUE(values->at("c") == Scalar(BigInteger(-4)));
  EXPECT_TRUE(values->at("t") == Scalar(true));
  EXPECT_TRUE(values->at("h") == Scalar(-1.5));
  EXPECT_TRUE(std::isnan(std::get<double>(values->at("n"))));
  EXPECT_TRUE(values->at("p") == Scalar(HUGE_VAL));
  EXPECT_TRUE(values->at("m") == Scalar(-HUGE_VAL));
  EXPECT_TRUE(std::signbit(std::get<double>(values->at("z"))));
}

TEST(SmtlibValues, OfAnythingElseAreNone) {
  for (const char* text :
       {"", "(", "((", "((a))", "((a 5)", "((a 5 6))", "((a #b))", "((a #b12))", "((a (- )))", "((a (fp #b1 #b1 #b1)))",
        "((a (_ NaN 8 24)))", "((a (f 1)))", "sat", "((a x))", "((a (/ 1 2)))"}) {
    EXPECT_FALSE(smtlib_values(text)) << text;
  }
}

} // namespace
} // namespace assay::solve
