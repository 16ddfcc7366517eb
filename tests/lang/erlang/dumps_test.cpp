// From a program's name to its dump: sources, beams, modules, arguments, projects, and everything that can be wrong.

#include "lang/erlang/load/dumps.h"

#include <gtest/gtest.h>

#include "base/home.h"
#include "lang/scratch.h"

namespace assay::erlang {
namespace {

using test::Environment;
using test::ScratchFolder;

std::string words(const Dumps::Result& result) { return result ? "dumped" : to_string(result.error()); }

class DumpsTest : public testing::Test {
 protected:
  // Compiles with the real compiler, as a user would have done before.
  void compile(const std::string& file, const std::string& folder, const std::string& options) {
    std::filesystem::create_directories(folder);
    auto answer = dumps_.server().ask("{call, compile, file, [\"" + file + "\", [{outdir, \"" + folder + "\"}" +
                                      options + "]], 60000}");
    ASSERT_TRUE(answer && answer->starts_with("(return (t ok")) << answer.value_or("no answer");
  }

  ScratchFolder scratch_;
  Dumps dumps_{home_folder() / "erlang", scratch_.path() / "cache"};
};

TEST_F(DumpsTest, DumpsASourceFile) {
  std::string file = scratch_.write("one.erl", "-module(one).\n-export([f/1]).\nf(X) -> {X, 1.5}.\n");
  auto dump = dumps_.file(file, {});
  ASSERT_TRUE(dump) << words(dump);
  EXPECT_EQ(*dump, "(module one (version 1)\n(files \"" + file +
                       "\")\n(exports (f 1) (module_info 0) (module_info 1))\n(functions\n"
                       "(function f 1 @3:1:0 (fun @3:1:0 (0) (tuple @3:9:0 (var @3:1:0 0) (lit @3:13:0 "
                       "#f3FF8000000000000))))\n"
                       "(function module_info 0 @0:0:0 (fun @0:0:0 () (call @0:0:0b (lit @0:0:0 erlang) (lit "
                       "@0:0:0 get_module_info) (lit @0:0:0 one))))\n"
                       "(function module_info 1 @0:0:0 (fun @0:0:0 (0) (call @0:0:0b (lit @0:0:0 erlang) (lit "
                       "@0:0:0 get_module_info) (lit @0:0:0 one) (var @0:0:0 0))))))");
}

TEST_F(DumpsTest, DumpsTheTypesOfASourceFileAndOfItsBeam) {
  std::string file = scratch_.write("typed.erl",
                                    "-module(typed).\n-export([f/1]).\n-type t(A) :: [A].\n"
                                    "-record(r, {a, b = 1 :: 0..9}).\n"
                                    "-spec f(t(X)) -> X when X :: #r{a :: ok}.\nf([X]) -> X.\n");
  std::string expected = "(types typed (version 1)\n(files \"" + file +
                         "\")\n(specs\n(spec f 1 @5:2:0 (clause @5:8:0 ((local @5:9:0 t (var @5:11:0 X))) "
                         "(var @5:18:0 X) (bound @5:25:0 X (record @5:30:0 r (a (atom @5:38:0 ok)))))))\n(definitions\n"
                         "(type t @3:2:0 (A) (type @3:15:0 list (var @3:16:0 A))))\n(records\n"
                         "(record r @4:2:0 (a) (b (range @4:25:0 0 9)))))";
  EXPECT_EQ(dumps_.types_of_file(file, {}).value_or("none"), expected);
  compile(file, scratch_.path().string(), ", debug_info");
  EXPECT_EQ(dumps_.types_of_beam(scratch_.file("typed.beam")).value_or("none"), expected);
}

TEST_F(DumpsTest, TypesAreCachedAndDependOnHeaders) {
  std::string header = scratch_.write("h.hrl", "-type t() :: a.\n");
  std::string file = scratch_.write("with.erl", "-module(with).\n-export_type([t/0]).\n-include(\"h.hrl\").\n");
  ASSERT_TRUE(dumps_.types_of_file(file, {}));
  dumps_.server().stop();
  auto warm = dumps_.types_of_file(file, {});
  ASSERT_TRUE(warm) << words(warm);
  EXPECT_FALSE(dumps_.server().is_running());
  EXPECT_NE(warm->find("(type t @1:2:1 () (atom @1:14:1 a))"), std::string::npos) << *warm;
  scratch_.write("h.hrl", "-type t() :: b.\n");
  auto fresh = dumps_.types_of_file(file, {});
  ASSERT_TRUE(fresh) << words(fresh);
  EXPECT_NE(fresh->find("(atom @1:14:1 b)"), std::string::npos) << *fresh;
}

TEST_F(DumpsTest, QuotesTheCompilersErrorsWithTheirPlaces) {
  std::string file = scratch_.write("bad.erl", "-module(bad).\n-export([f/1]).\nf(X) ->\n  Y + g(X).\n");
  EXPECT_EQ(words(dumps_.file(file, {})),
            file + ":4:3: variable 'Y' is unbound\n" + file + ":4:7: function g/1 undefined");
  std::string unfinished = scratch_.write("cut.erl", "-module(cut).\nf() -> {1, .\n");
  EXPECT_EQ(words(dumps_.file(unfinished, {})), unfinished + ":2:12: syntax error before: '.'");
}

TEST_F(DumpsTest, WarningsAreNoErrors) {
  std::string file = scratch_.write("warns.erl", "-module(warns).\n-export([f/1]).\nf(X) -> ok.\n");
  EXPECT_EQ(words(dumps_.file(file, {})), "dumped");
}

TEST_F(DumpsTest, ErrorsInAHeaderBlameTheHeader) {
  std::string header = scratch_.write("wrong.hrl", "\n-define(.\n");
  std::string file = scratch_.write("user.erl", "-module(user).\n-include(\"wrong.hrl\").\n");
  EXPECT_EQ(words(dumps_.file(file, {})), header + ":2:9: badly formed 'define'");
}

TEST_F(DumpsTest, SaysWhenAFileIsMissing) {
  std::string source = scratch_.file("none.erl");
  std::string beam = scratch_.file("none.beam");
  EXPECT_EQ(words(dumps_.target(find_target(source, {}))), source + ": no such file or directory");
  EXPECT_EQ(words(dumps_.target(find_target(beam, {}))), beam + ": no such file or directory");
  EXPECT_EQ(words(dumps_.target(find_target("no_such_module", {}))),
            "no module 'no_such_module' on the code path; -pa DIR adds a folder to it");
  std::filesystem::create_directories(scratch_.file("folder.erl"));
  EXPECT_EQ(words(dumps_.file(scratch_.file("folder.erl"), {})), scratch_.file("folder.erl") + ": is a directory");
}

TEST_F(DumpsTest, DumpsABeamLikeItsSource) {
  std::string file = scratch_.write("both.erl", "-module(both).\n-export([f/1]).\nf([H | _]) when H > 1 -> H.\n");
  compile(file, scratch_.path().string(), ", debug_info");
  auto from_source = dumps_.file(file, {});
  auto from_beam = dumps_.beam(scratch_.file("both.beam"));
  ASSERT_TRUE(from_source) << words(from_source);
  ASSERT_TRUE(from_beam) << words(from_beam);
  EXPECT_EQ(*from_source, *from_beam);
}

TEST_F(DumpsTest, SaysWhenABeamHasNoDebugInformation) {
  std::string file = scratch_.write("bare.erl", "-module(bare).\n-export([f/0]).\nf() -> ok.\n");
  compile(file, scratch_.path().string(), "");
  std::string beam = scratch_.file("bare.beam");
  EXPECT_EQ(words(dumps_.beam(beam)),
            beam + ": the beam file holds no debug information (compile it with +debug_info, or name its source file)");
  std::string stripped = scratch_.write("junk.beam", "FOR1 but no beam");
  EXPECT_TRUE(words(dumps_.beam(stripped)).starts_with(stripped + ": ")) << words(dumps_.beam(stripped));
}

TEST_F(DumpsTest, FindsModulesOfOtpByName) {
  auto lists = dumps_.module("lists", {});
  ASSERT_TRUE(lists) << words(lists);
  EXPECT_TRUE(lists->starts_with("(module lists (version 1)\n(files \"lists.erl\")"));
  auto preloaded = dumps_.module("erts_internal", {});
  ASSERT_TRUE(preloaded) << words(preloaded);
  EXPECT_TRUE(preloaded->starts_with("(module erts_internal "));
}

TEST_F(DumpsTest, OwnFoldersComeBeforeTheCodePath) {
  std::string file = scratch_.write("orddict.erl", "-module(orddict).\n-export([mine/0]).\nmine() -> ok.\n");
  compile(file, scratch_.file("ebin"), ", debug_info");
  DumpOptions options;
  options.paths = {scratch_.file("ebin")};
  auto found = dumps_.find_module("orddict", options);
  ASSERT_TRUE(found && *found);
  EXPECT_EQ((*found)->string(), scratch_.file("ebin/orddict.beam"));
  auto not_found = dumps_.find_module("../ebin/orddict", options);
  ASSERT_TRUE(not_found);
  EXPECT_FALSE(*not_found);
}

TEST_F(DumpsTest, MacrosCanBeDefined) {
  std::string file = scratch_.write("macros.erl",
                                    "-module(macros).\n-export([f/0]).\n"
                                    "-ifdef(FLAG).\nf() -> ?FLAG.\n-else.\nf() -> none.\n-endif.\n");
  DumpOptions options;
  auto dumped_value = [&]() {
    auto dump = dumps_.file(file, options);
    if (!dump) return words(dump);
    size_t start = dump->find("(lit ", dump->find("(function f"));
    return dump->substr(start, dump->find(')', start) + 1 - start);
  };
  EXPECT_EQ(dumped_value(), "(lit @6:8:0 none)");
  options.definitions = {{"FLAG", std::nullopt}};
  EXPECT_EQ(dumped_value(), "(lit @4:9:0 true)");
  options.definitions = {{"FLAG", "{a, \"b\"}"}};
  EXPECT_EQ(dumped_value(), "(lit @4:9:0 (t a (l 98)");
  options.definitions = {{"FLAG", "1 2"}};
  EXPECT_EQ(dumped_value(), "the value of the macro FLAG is no Erlang term: 1 2");
}

TEST_F(DumpsTest, ModulesCanBringParseTransforms) {
  std::string transform = scratch_.write("to_two.erl",
                                         "-module(to_two).\n-export([parse_transform/2]).\n"
                                         "parse_transform(Forms, _) ->\n"
                                         "  io:format(\"noise~n\"),\n"
                                         "  [rewrite(F) || F <- Forms].\n"
                                         "rewrite({integer, L, 1}) -> {integer, L, 2};\n"
                                         "rewrite(T) when is_tuple(T) -> list_to_tuple(rewrite(tuple_to_list(T)));\n"
                                         "rewrite([H | T]) -> [rewrite(H) | rewrite(T)];\n"
                                         "rewrite(T) -> T.\n");
  compile(transform, scratch_.file("ebin"), "");
  std::string file =
      scratch_.write("one.erl", "-module(one).\n-compile({parse_transform, to_two}).\n-export([f/0]).\nf() -> 1.\n");
  EXPECT_EQ(words(dumps_.file(file, {})), file + ": undefined parse transform 'to_two'");
  DumpOptions options;
  options.paths = {scratch_.file("ebin")};
  auto dump = dumps_.file(file, options);
  ASSERT_TRUE(dump) << words(dump);
  EXPECT_NE(dump->find("(lit @4:8:0 2)"), std::string::npos) << *dump;
}

TEST_F(DumpsTest, MakesAModuleOfArguments) {
  auto dump = dumps_.arguments("[1, fun(X) -> X end, \"é\\n\"]");
  ASSERT_TRUE(dump) << words(dump);
  EXPECT_TRUE(dump->starts_with("(module assay_arguments (version 1)\n(files \"arguments\")\n(exports (arguments 0) "));
  EXPECT_NE(dump->find("(cons @1:1:0 (lit @1:2:0 1) (cons @1:5:0 (var @1:5:0 2) (lit @1:22:0 (l (s \"é\\n\")))))"),
            std::string::npos)
      << *dump;
  EXPECT_EQ(words(dumps_.arguments("[1].")), "dumped");
}

TEST_F(DumpsTest, LocatesErrorsInArguments) {
  EXPECT_EQ(words(dumps_.arguments("[1,\n 2")), "arguments:2:3: syntax error at the end of the text");
  EXPECT_EQ(words(dumps_.arguments("")), "arguments:1:1: syntax error at the end of the text");
  EXPECT_EQ(words(dumps_.arguments("[1, ]]")), "arguments:1:5: syntax error before: ']'");
  EXPECT_EQ(words(dumps_.arguments("[X]")), "arguments:1:2: variable 'X' is unbound");
  EXPECT_EQ(words(dumps_.arguments("[f()]")), "arguments:1:2: function f/0 undefined");
  EXPECT_EQ(words(dumps_.arguments("[\"a]")), "arguments:1:2: unterminated string starting with \"a]\"");
  EXPECT_EQ(words(dumps_.arguments("[\xFF]")), "bad request: not UTF-8");
}

TEST_F(DumpsTest, FindsTheWayAroundARebarProject) {
  scratch_.write("project/rebar.config",
                 "{erl_opts, [warnings_as_errors, {d, 'LEVEL', 7}, {i, \"private\"}]}.\n{deps, [dep]}.\n");
  scratch_.write("project/include/own.hrl", "-define(OWN, own).\n");
  scratch_.write("project/private/hidden.hrl", "-define(HIDDEN, hidden).\n");
  scratch_.write("project/_build/default/lib/dep/include/dep.hrl", "-define(DEP, dep).\n");
  scratch_.write("project/_checkouts/local/include/local.hrl", "-define(LOCAL, local).\n");
  std::string dependency = scratch_.write("dep_module.erl", "-module(dep_module).\n-export([f/0]).\nf() -> ok.\n");
  compile(dependency, scratch_.file("project/_build/default/lib/dep/ebin"), ", debug_info");
  std::string file = scratch_.write("project/src/app.erl",
                                    "-module(app).\n-export([f/0]).\n"
                                    "-include(\"own.hrl\").\n-include(\"hidden.hrl\").\n"
                                    "-include_lib(\"dep/include/dep.hrl\").\n-include(\"local.hrl\").\n"
                                    "f() -> [?OWN, ?HIDDEN, ?DEP, ?LOCAL, ?LEVEL].\nunused() -> warned.\n");
  ModuleTarget target = find_target(file, {});
  auto dump = dumps_.target(target);
  ASSERT_TRUE(dump) << words(dump);
  EXPECT_NE(dump->find("(l own hidden dep local 7)"), std::string::npos) << *dump;
  EXPECT_EQ(words(dumps_.module("dep_module", target.options)), "dumped");
  EXPECT_EQ(words(dumps_.module("dep_module", {})),
            "no module 'dep_module' on the code path; -pa DIR adds a folder to it");
}

TEST_F(DumpsTest, SaysWhenErlIsMissing) {
  std::string file = scratch_.write("one.erl", "-module(one).\n");
  Environment path("PATH", "");
  EXPECT_EQ(words(dumps_.file(file, {})),
            "erl not found on the PATH: install Erlang/OTP (Debian's package is erlang-base)");
}

} // namespace
} // namespace assay::erlang
