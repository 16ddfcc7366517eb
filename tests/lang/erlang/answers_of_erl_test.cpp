// Pure calls that a real erl answers: asked once each, and what is said when there is none.

#include "lang/erlang/runtime/answers_of_erl.h"

#include <gtest/gtest.h>

#include "base/home.h"
#include "core/object.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/opaque.h"
#include "lang/scratch.h"
#include "machine/context.h"
#include "machine/program.h"

namespace assay::erlang {
namespace {

constexpr const char* crc_of_a = "{call, erlang, crc32, [<<\"a\">>], 5000}";

TEST(AnswersOfErl, AsksOnce) {
  AnswersOfErl answers(home_folder() / "erlang");
  EXPECT_EQ(answers.ask(crc_of_a).value_or("nothing"), "(return 3904355907)");
  EXPECT_EQ(answers.ask(crc_of_a).value_or("nothing"), "(return 3904355907)");
  EXPECT_EQ(answers.questions(), 1u);
}

TEST(AnswersOfErl, ForgetsWhatIsTooMuch) {
  AnswersOfErl answers(home_folder() / "erlang", 10);
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(answers.ask(crc_of_a));
    EXPECT_TRUE(answers.ask("{call, erlang, abs, [-1], 5000}"));
  }
  EXPECT_EQ(answers.questions(), 4u);
}

TEST(AnswersOfErl, SaysThatThereIsNoErl) {
  test::ScratchFolder empty;
  test::Environment path("PATH", empty.path().string());
  AnswersOfErl answers(home_folder() / "erlang");
  auto answer = answers.ask(crc_of_a);
  ASSERT_FALSE(answer);
  EXPECT_NE(answer.error().find("erl"), std::string::npos) << answer.error();
}

class NoProgram : public Program {
 public:
  Callee resolve(Symbol) override { return {}; }
  const Primitive* primitive(Symbol) override { return nullptr; }
  Value exception_for(Context&, Fault, std::span<const Value>) override { return Value::nil(); }
};

TEST(PrimitivesByErl, ArgumentsWithoutATextAreNamed) {
  NoProgram program;
  Context context(program, Budget{});
  const Primitive* primitive = primitives().find(Symbol("erlang:term_to_binary/1"));
  ASSERT_NE(primitive, nullptr);
  EXPECT_EQ(primitive->symbolic, nullptr); // so the search enumerates its arguments
  Value pid = make_opaque(context.arena(), opaque_types::pid(), 0);
  Value list = make_cons(context.arena(), pid, Value::nil());
  EXPECT_TRUE(context.carry_out(*primitive, &list).is_fault());
  EXPECT_EQ(context.ending(), Ending::Unsupported);
  EXPECT_EQ(context.detail(), "erlang:term_to_binary/1 of a function, pid or reference");
}

} // namespace
} // namespace assay::erlang
