// What the server says of the Erlang it runs in.

#include "lang/erlang/runtime/information.h"

#include <gtest/gtest.h>

namespace assay::erlang {
namespace {

TEST(InformationTest, IsReadFromTheAnswer) {
  auto information =
      read_information_answer("(ok (otp \"25\") (erts \"13\") (root \"/r\") (code_path \".\" \"/r/lib\"))");
  ASSERT_TRUE(information);
  EXPECT_EQ(information->otp_release, "25");
  EXPECT_EQ(information->erts_version, "13");
  EXPECT_EQ(information->root, "/r");
  EXPECT_EQ(information->code_path, (std::vector<std::string>{".", "/r/lib"}));
  EXPECT_FALSE(read_information_answer("(ok (otp \"25\"))"));
  EXPECT_FALSE(read_information_answer("(ok otp ())"));
}

} // namespace
} // namespace assay::erlang
