// Answers of the server, whole and broken.

#include "lang/answer.h"

#include <gtest/gtest.h>

namespace assay::lang {
namespace {

std::string dump_error(std::string_view answer) {
  auto dump = read_dump_answer(answer);
  return dump ? "read: " + dump->module : to_string(dump.error());
}

TEST(AnswerTest, TakesTheModuleOutOfTheAnswer) {
  auto dump = read_dump_answer("(ok (files_read \"/a.erl\" \"/b c.hrl\")\n(module m (version 1))\n)");
  ASSERT_TRUE(dump);
  EXPECT_EQ(dump->module, "(module m (version 1))");
  EXPECT_EQ(dump->files_read, (std::vector<std::string>{"/a.erl", "/b c.hrl"}));
}

TEST(AnswerTest, ReadsDiagnostics) {
  EXPECT_EQ(dump_error("(error (diagnostic \"a.erl\" 3 4 \"no such \\\"thing\\\"\") (diagnostic \"\" 0 0 \"x\"))"),
            "a.erl:3:4: no such \"thing\"\nx");
}

TEST(AnswerTest, RefusesTruncatedAndForeignAnswers) {
  std::string whole = "(ok (files_read) (module m (functions (function f 0 @1:1:0 (lit @0:0:0 \"x\")))))";
  EXPECT_TRUE(dump_error(whole).starts_with("read: (module m"));
  for (size_t size = 0; size < whole.size(); ++size) {
    std::string message = dump_error(whole.substr(0, size));
    EXPECT_TRUE(message.starts_with("the answer of the front end:1:")) << message;
  }
  EXPECT_EQ(dump_error("(ok)"), "the answer of the front end is not as expected: no module in it");
  EXPECT_EQ(dump_error("(ok (files_read) (modul m))"),
            "the answer of the front end is not as expected: no module in it");
  EXPECT_EQ(dump_error("(oh)"), "the answer of the front end is not as expected: (oh)");
  EXPECT_EQ(dump_error("(error)"), "the answer of the front end is not as expected: an error without words");
  EXPECT_EQ(dump_error("(error (diagnosis))"), "(diagnosis)");
}

} // namespace
} // namespace assay::lang
