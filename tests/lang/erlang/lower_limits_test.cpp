// Lowering of what is large, deep or wrong: it must stay linear, need no stack in proportion, and answer bad dumps with
// a diagnostic.

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <random>

#include <fmt/core.h>

#include "base/file.h"
#include "core/verifier.h"
#include "lang/erlang/lower/lower.h"
#include "lang/erlang/primitives/primitives.h"

namespace assay::erlang {
namespace {

const std::string folder = std::string(ASSAY_SOURCE_DIR) + "/tests/lang/erlang/lowering/";

std::string module_of(std::string_view body, int arity = 1) {
  std::string parameters;
  for (int i = 0; i < arity; ++i) parameters += fmt::format(" {}", i);
  return fmt::format(
      "(module m (version 1) (files \"m.erl\") (exports (f {0})) (functions (function f {0} @1:1:0 (fun @1:1:0 ({1}) "
      "{2}))))",
      arity, parameters, body);
}

std::string repeated(int count, const std::function<std::string(int)>& text) {
  std::string result;
  for (int i = 0; i < count; ++i) result += text(i);
  return result;
}

// The number of instructions in the module, which must be sound; -1 if it can't be lowered.
int64_t lowered_size(const std::string& dump) {
  auto module = lower_dump(dump, "m.dump", primitives());
  if (!module) return -1;
  EXPECT_EQ(to_string(core::verify(**module)), "");
  int64_t size = 0;
  for (const core::Function* function : (*module)->functions) {
    for (const core::Block& block : function->blocks) size += static_cast<int64_t>(block.instructions.size());
  }
  return size;
}

std::string problem_of(const std::string& dump) {
  auto module = lower_dump(dump, "m.dump", primitives());
  return module ? "none" : to_string(module.error());
}

TEST(LowerLimitsTest, LongSequencesAndListsNeedNoStack) {
  constexpr int count = 50'000;
  std::string lets = repeated(
      count, [](int i) { return fmt::format("(let @0:0:0 ({}) (call @1:1:0 (lit @0:0:0 m) (lit @0:0:0 g)) ", i + 1); });
  EXPECT_EQ(lowered_size(module_of(lets + "(var @0:0:0 7)" + std::string(count, ')'))), count + 1);
  std::string conses = repeated(count, [](int) { return "(cons @0:0:0 (var @0:0:0 0) "; });
  EXPECT_EQ(lowered_size(module_of(conses + "(lit @0:0:0 (l))" + std::string(count, ')'))), count + 1);
}

TEST(LowerLimitsTest, LongGuardsNeedNoStack) {
  constexpr int count = 20'000;
  std::string lets = "(let @0:0:0 (V0) (call @0:0:0 (lit @0:0:0 erlang) (lit @0:0:0 is_atom) (var @0:0:0 0)) ";
  lets += repeated(count, [](int i) {
    return fmt::format(
        "(let @0:0:0 (V{}) (call @0:0:0 (lit @0:0:0 erlang) (lit @0:0:0 and) (lit @0:0:0 true) "
        "(var @0:0:0 V{})) ",
        i + 1, i);
  });
  std::string guard = lets + fmt::format("(var @0:0:0 V{})", count) + std::string(count + 1, ')');
  std::string clause = "(clause @0:0:0 () " + guard + " (lit @0:0:0 a))";
  EXPECT_GT(lowered_size(module_of("(case @0:0:0 (values @0:0:0) " + clause + ")")), count / 100);
}

TEST(LowerLimitsTest, DeepNestingIsADiagnostic) {
  constexpr int count = 200'000;
  auto nested = [](std::string_view open, std::string_view inside) {
    std::string text;
    for (int i = 0; i < count; ++i) text += open;
    return text + std::string(inside) + std::string(count, ')');
  };
  for (const std::string& body :
       {nested("(tuple @0:0:0 ", "(lit @0:0:0 a)"), "(lit @0:0:0 " + nested("(t ", "a") + ")",
        nested("(catch @0:0:0 ", "(lit @0:0:0 a)"),
        "(case @0:0:0 (var @0:0:0 0) (clause @0:0:0 (" + nested("(tuple @0:0:0 ", "(lit @0:0:0 a)") +
            ") (lit @0:0:0 true) (lit @0:0:0 a)))"}) {
    EXPECT_NE(problem_of(module_of(body)).find("nested too deeply"), std::string::npos);
  }
}

TEST(LowerLimitsTest, ManyClausesStayLinear) {
  // Guarded clauses in front of many literals: copying the guards into each arm would make millions.
  auto clauses = [](int guarded, int literal) {
    std::string first = "(clause @1:1:0 ((lit @0:0:0 -1)) (lit @0:0:0 true) (lit @0:0:0 a))";
    std::string guards = repeated(guarded, [](int i) {
      return fmt::format(
          "(clause @1:1:0 ((var @0:0:0 X{0})) (call @0:0:0 (lit @0:0:0 erlang) (lit @0:0:0 >) "
          "(var @0:0:0 X{0}) (lit @0:0:0 {0})) (lit @0:0:0 b))",
          i);
    });
    std::string literals = repeated(literal, [](int i) {
      return fmt::format("(clause @1:1:0 ((lit @0:0:0 {0})) (lit @0:0:0 true) (lit @0:0:0 c))", i);
    });
    return module_of("(case @1:1:0 (var @0:0:0 0)" + first + guards + literals +
                     "(clause @1:1:0c ((var @0:0:0 Y)) (lit @0:0:0 true) (lit @0:0:0 d)))");
  };
  int64_t size = lowered_size(clauses(300, 5000));
  EXPECT_GT(size, 5000);
  EXPECT_LT(size, 5 * 5300);
}

// Row i tests column i only: a decision tree without sharing would have 2^20 leaves.
TEST(LowerLimitsTest, ManyColumnsStaySmall) {
  constexpr int columns = 20;
  std::string clauses = repeated(columns, [](int row) {
    std::string patterns = repeated(columns, [&](int column) {
      return column == row ? fmt::format("(tuple @0:0:0 (var @0:0:0 A{0}) (lit @0:0:0 {0}))", row)
                           : fmt::format("(var @0:0:0 V{}_{})", row, column);
    });
    return fmt::format("(clause @1:1:0 ({}) (lit @0:0:0 true) (var @0:0:0 A{}))", patterns, row);
  });
  std::string arguments = repeated(columns, [](int i) { return fmt::format("(var @0:0:0 {})", i); });
  std::string rest = repeated(columns, [](int i) { return fmt::format("(var @0:0:0 W{})", i); });
  int64_t size =
      lowered_size(module_of(fmt::format("(case @1:1:0 (values @0:0:0 {}) {} (clause @1:1:0c ({}) (lit @0:0:0 "
                                         "true) (lit @0:0:0 none)))",
                                         arguments, clauses, rest),
                             columns));
  EXPECT_GT(size, columns);
  EXPECT_LT(size, 5000);
}

TEST(LowerLimitsTest, BadDumpsAreDiagnosticsWithTheirPlace) {
  EXPECT_EQ(problem_of("(module"), "m.dump:1:8: the text ends inside the list that starts at 1:1");
  EXPECT_NE(problem_of("(module 1)").find("m.dump:1:1: (module NAME"), std::string::npos);
  EXPECT_NE(problem_of("(module m (version 2) (files) (exports) (functions))")
                .find("m.dump:1:11: this dump has another version"),
            std::string::npos);
  EXPECT_NE(problem_of(module_of("(var @0:0:0 X)")).find("unbound variable X"), std::string::npos);
  EXPECT_NE(problem_of(module_of("(apply @0:0:0 (fname @0:0:0 g 0))")).find("unknown function g/0"), std::string::npos);
  EXPECT_NE(problem_of(module_of("(lit @1:0:7 a)")).find("a file that is not in the list"), std::string::npos);
  EXPECT_NE(problem_of("(module m (version 1) (files) (exports) (functions (function f 0 @1:1:0 (fun @1:1:0 () (lit "
                       "@1:1:0 a)))))")
                .find("a file that is not in the list"),
            std::string::npos);
  EXPECT_NE(problem_of(module_of("(let @1:2:0 (A B) (values @1:3:0 (lit @0:0:0 a)) (var @0:0:0 A))"))
                .find("m.erl:1:3: 1 values where 2 are expected"),
            std::string::npos);
  EXPECT_NE(problem_of(module_of("(case @0:0:0 (lit @0:0:0 a))")), "none");
  EXPECT_NE(problem_of(module_of("(frob @0:0:0)")).find("not an expression: (frob"), std::string::npos);
}

// Whatever is cut off or changed: a diagnostic, or a module that is sound.
TEST(LowerLimitsTest, DamagedDumpsNeverCrash) {
  std::mt19937 random(1);
  for (const char* name : {"binaries", "exceptions", "functions", "guards", "literals", "map_patterns"}) {
    std::string dump = read_file(folder + name + ".dump").value_or("");
    ASSERT_FALSE(dump.empty());
    std::uniform_int_distribution<size_t> place(0, dump.size() - 1);
    for (int i = 0; i < 300; ++i) {
      std::string damaged = dump;
      switch (i % 4) {
        case 0: damaged.resize(place(random)); break;
        case 1: damaged[place(random)] = "()01a \"|"[i / 4 % 8]; break;
        case 2: damaged.erase(place(random), size_t{1} + static_cast<size_t>(i) % 40); break;
        default: {
          // One part in the place of another.
          size_t from = dump.find('(', place(random));
          size_t to = damaged.find('(', place(random));
          if (from == std::string::npos || to == std::string::npos) continue;
          int depth = 0;
          size_t end = from;
          do depth += dump[end] == '(' ? 1 : dump[end] == ')' ? -1 : 0;
          while (++end < dump.size() && depth > 0);
          damaged.insert(to, dump.substr(from, end - from));
        }
      }
      lowered_size(damaged);
    }
  }
}

} // namespace
} // namespace assay::erlang
