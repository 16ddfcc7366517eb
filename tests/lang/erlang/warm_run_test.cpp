// A warm run starts no erl, and nothing outdated or damaged is ever used.

#include <gtest/gtest.h>

#include "base/file.h"
#include "base/home.h"
#include "lang/erlang/load/dumps.h"
#include "lang/erlang/runtime/erl.h"
#include "lang/scratch.h"

namespace assay::erlang {
namespace {

using test::Environment;
using test::ScratchFolder;

class WarmRunTest : public testing::Test {
 protected:
  // Each is like a new run of the command.
  std::unique_ptr<Dumps> run() const {
    return std::make_unique<Dumps>(home_folder() / "erlang", scratch_.path() / "cache");
  }
  ScratchFolder scratch_;
};

TEST_F(WarmRunTest, StartsNoErl) {
  std::string file = scratch_.write("one.erl", "-module(one).\n-export([f/0]).\nf() -> 1.\n");
  auto cold = run();
  auto file_dump = cold->file(file, {});
  auto module_dump = cold->module("orddict", {});
  auto arguments_dump = cold->arguments("[1]");
  ASSERT_TRUE(file_dump && module_dump && arguments_dump);
  EXPECT_TRUE(cold->server().is_running());
  auto warm = run();
  EXPECT_EQ(warm->file(file, {}).value_or("none"), *file_dump);
  EXPECT_EQ(warm->module("orddict", {}).value_or("none"), *module_dump);
  EXPECT_EQ(warm->arguments("[1]").value_or("none"), *arguments_dump);
  EXPECT_FALSE(warm->server().is_running());
  EXPECT_TRUE(warm->arguments("[2]"));
  EXPECT_TRUE(warm->server().is_running());
}

TEST_F(WarmRunTest, SeesChangesOfSourceHeaderAndOptions) {
  auto value = [&](const DumpOptions& options) {
    auto dump = run()->file(scratch_.file("one.erl"), options);
    if (!dump) return to_string(dump.error());
    size_t start = dump->find("(lit @", dump->find("(function f")) + 5;
    start = dump->find(' ', start) + 1;
    return dump->substr(start, dump->find(')', start) - start);
  };
  scratch_.write("one.erl", "-module(one).\n-export([f/0]).\n-include(\"value.hrl\").\nf() -> ?VALUE.\n");
  scratch_.write("value.hrl", "-ifndef(VALUE).\n-define(VALUE, first).\n-endif.\n");
  EXPECT_EQ(value({}), "first");
  scratch_.write("value.hrl", "-ifndef(VALUE).\n-define(VALUE, second).\n-endif.\n");
  EXPECT_EQ(value({}), "second");
  DumpOptions options;
  options.definitions = {{"VALUE", "third"}};
  EXPECT_EQ(value(options), "third");
  scratch_.write("one.erl", "-module(one).\n-export([f/0]).\n-include(\"value.hrl\").\nf() -> {?VALUE}.\n");
  EXPECT_EQ(value({}), "(t second");
}

TEST_F(WarmRunTest, ErrorsAreNotKept) {
  std::string file = scratch_.write("one.erl", "-module(one).\n-include(\"late.hrl\").\n");
  EXPECT_FALSE(run()->file(file, {}));
  scratch_.write("late.hrl", "");
  EXPECT_TRUE(run()->file(file, {}));
}

TEST_F(WarmRunTest, AnotherErlIsAnotherInstallation) {
  std::string file = scratch_.write("one.erl", "-module(one).\n");
  ASSERT_TRUE(run()->file(file, {}));
  std::filesystem::path real = *find_erl();
  std::string wrapper = scratch_.write("bin/erl", "#!/bin/sh\nexec " + real.string() + " \"$@\"\n");
  std::filesystem::permissions(wrapper, std::filesystem::perms::owner_all);
  Environment path("PATH", scratch_.file("bin") + ":" + std::getenv("PATH"));
  auto other = run();
  EXPECT_TRUE(other->file(file, {}));
  EXPECT_TRUE(other->server().is_running());
}

TEST_F(WarmRunTest, ADamagedRecordOfTheInstallationIsRenewed) {
  std::string file = scratch_.write("one.erl", "-module(one).\n");
  ASSERT_TRUE(run()->file(file, {}));
  std::filesystem::path record;
  for (const auto& entry : std::filesystem::directory_iterator(scratch_.path() / "cache/erlang"))
    if (entry.path().extension() == ".installation") record = entry.path();
  ASSERT_FALSE(record.empty());
  std::string whole = *read_file(record);
  for (std::string damaged : {std::string(), whole.substr(0, whole.size() / 2), "x" + whole, std::string("\n(ok)")}) {
    ASSERT_TRUE(write_file_atomically(record, damaged));
    EXPECT_TRUE(run()->file(file, {}));
    EXPECT_EQ(*read_file(record), whole);
  }
}

} // namespace
} // namespace assay::erlang
