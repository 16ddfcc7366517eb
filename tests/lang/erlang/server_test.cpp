// The server process and its client: what it answers, what it survives, and what we say when it is not there or dies.

#include "lang/server.h"

#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "base/home.h"
#include "lang/erlang/runtime/erl.h"
#include "lang/scratch.h"

namespace assay::erlang {
namespace {

using test::Environment;
using test::ScratchFolder;

class ServerTest : public testing::Test {
 protected:
  std::string ask(std::string_view request) {
    auto answer = server_.ask(request);
    return answer ? *answer : "diagnostic: " + answer.error().to_string();
  }
  // A program that takes the place of erl.
  void install_erl(std::string_view script) {
    std::string erl = scratch_.write("bin/erl", "#!/bin/sh\n" + std::string(script));
    ::chmod(erl.c_str(), 0755);
  }
  ScratchFolder scratch_;
  Server server_{erl_server(home_folder() / "erlang")};
};

TEST_F(ServerTest, StartsOnTheFirstRequestAndStops) {
  EXPECT_FALSE(server_.is_running());
  EXPECT_TRUE(ask("{info}").starts_with("(ok (otp \""));
  EXPECT_TRUE(server_.is_running());
  server_.stop();
  EXPECT_FALSE(server_.is_running());
}

TEST_F(ServerTest, SurvivesBadRequests) {
  EXPECT_EQ(ask("{dump_file"), "(error (diagnostic \"\" 0 0 \"bad request: syntax error before: '.'\"))");
  EXPECT_EQ(ask("{\"}"),
            "(error (diagnostic \"\" 0 0 \"bad request: unterminated string starting with \\\"} .\\\"\"))");
  EXPECT_EQ(ask("\xFF"), "(error (diagnostic \"\" 0 0 \"bad request: not UTF-8\"))");
  EXPECT_EQ(ask("{unheard_of}"), "(error (diagnostic \"\" 0 0 \"unknown request\"))");
  EXPECT_TRUE(ask("{dump_file, 1, 2}").starts_with("(error (diagnostic \"\" 0 0 \"the Erlang side failed: "));
  EXPECT_EQ(ask("{call, lists, reverse, [[1,2]], 1000}"), "(return (l 2 1))");
}

TEST_F(ServerTest, PrintedTextDoesNotGetBetweenTheAnswers) {
  EXPECT_EQ(ask("{call, io, format, [\"hello~n\"], 1000}"), "(return ok)");
  EXPECT_EQ(ask("{call, io, format, [user, \"hello~n\", []], 1000}"), "(return ok)");
  EXPECT_EQ(ask("{call, erlang, display, [hello], 1000}"), "(return true)");
  EXPECT_EQ(ask("{call, io, get_line, [prompt], 1000}"), "(return eof)");
}

TEST_F(ServerTest, CallsWithLimits) {
  EXPECT_EQ(ask("{call, erlang, hd, [[]], 1000}"), "(raise error badarg)");
  EXPECT_EQ(ask("{call, erlang, throw, [{a, 1.5}], 1000}"), "(raise throw (t a #f3FF8000000000000))");
  EXPECT_EQ(ask("{call, erlang, exit, [normal], 1000}"), "(raise exit normal)");
  EXPECT_EQ(ask("{call, timer, sleep, [infinity], 20}"), "(timeout)");
  EXPECT_EQ(ask("{call, lists, seq, [1, 1000000000], 60000}"), "(died killed)");
  EXPECT_EQ(ask("{call, lists, map, {text, \"[fun(X) -> X * 2 end, [1, 2]]\"}, 1000}"), "(return (l 2 4))");
}

TEST_F(ServerTest, WritesEveryKindOfTerm) {
  auto written = [&](std::string_view term) { return ask("{call, erlang, hd, [[" + std::string(term) + "]], 1000}"); };
  EXPECT_EQ(written("abc"), "(return abc)");
  EXPECT_EQ(written("'-1'"), "(return |-1|)");
  EXPECT_EQ(written("'-1a'"), "(return -1a)");
  EXPECT_EQ(written("''"), "(return ||)");
  EXPECT_EQ(written("'a|b\\\\\\n'"), "(return |a\\|b\\\\\\n|)");
  EXPECT_EQ(written("'né'"), "(return |né|)");
  EXPECT_EQ(written("-123456789012345678901234567890"), "(return -123456789012345678901234567890)");
  EXPECT_EQ(written("-0.0"), "(return #f8000000000000000)");
  EXPECT_EQ(written("{}"), "(return (t))");
  EXPECT_EQ(written("{a, {1}}"), "(return (t a (t 1)))");
  EXPECT_EQ(written("[]"), "(return (l))");
  EXPECT_EQ(written("[a | b]"), "(return (il a b))");
  EXPECT_EQ(written("\"a\""), "(return (l 97))");
  EXPECT_EQ(written("\"a\\\"€\""), "(return (s \"a\\\"€\"))");
  EXPECT_EQ(written("[1, 2]"), "(return (l 1 2))");
  EXPECT_EQ(written("[97, 98 | 99]"), "(return (il 97 98 99))");
  EXPECT_EQ(written("[97, 16#D800]"), "(return (l 97 55296))");
  EXPECT_EQ(written("<<1, 255>>"), "(return (b \"01FF\"))");
  EXPECT_EQ(written("<<5:3>>"), "(return (bits 3 \"A0\"))");
  EXPECT_EQ(written("#{b => 1, a => #{}}"), "(return (m (a (m)) (b 1)))");
  EXPECT_EQ(written("fun lists:map/2"), "(return (extfun lists map 2))");
  EXPECT_EQ(ask("{call, erlang, hd, {text, \"[[fun(_) -> 1 end]]\"}, 1000}"), "(return (fun 1))");
  EXPECT_TRUE(ask("{call, erlang, self, [], 1000}").starts_with("(return (opaque pid \"<0."));
  EXPECT_TRUE(ask("{call, erlang, make_ref, [], 1000}").starts_with("(return (opaque ref \"#Ref<"));
}

TEST_F(ServerTest, AnswersManyRequestsAtOnce) {
  EXPECT_EQ(ask("{batch, [{call, erlang, abs, [-1], 100}, {no}, {call, erlang, hd, [1], 100}]}"),
            "(batch\n(return 1)\n(error (diagnostic \"\" 0 0 \"unknown request\"))\n(raise error badarg))");
}

TEST_F(ServerTest, LoadsCodeToCall) {
  std::string file = scratch_.write("twice.erl", "-module(twice).\n-export([f/1]).\nf(X) -> X * ?N.\n");
  EXPECT_EQ(ask("{load_code, \"" + file + "\", [{define, \"N\", \"2\"}]}"), "(ok (loaded twice))");
  EXPECT_EQ(ask("{call, twice, f, [21], 1000}"), "(return 42)");
  EXPECT_EQ(ask("{load_code, \"" + file + "\"}"), "(error (diagnostic \"" + file +
                                                      "\" 3 14 \"undefined macro 'N'\") (diagnostic \"" + file +
                                                      "\" 2 2 \"function f/1 undefined\"))");
  std::string junk = scratch_.write("junk.beam", "no beam");
  EXPECT_TRUE(ask("{load_code, \"" + junk + "\"}").starts_with("(error (diagnostic \"" + junk + "\" 0 0 \""));
}

TEST_F(ServerTest, SaysWhenErlIsMissing) {
  Environment path("PATH", "");
  EXPECT_EQ(ask("{info}"),
            "diagnostic: erl not found on the PATH: install Erlang/OTP (Debian's package is erlang-base)");
  EXPECT_FALSE(server_.is_running());
}

TEST_F(ServerTest, SaysWhenErlEndsAndStartsAnother) {
  EXPECT_EQ(ask("{call, erlang, halt, [3], 1000}"), "diagnostic: erl ended without an answer");
  EXPECT_FALSE(server_.is_running());
  EXPECT_EQ(ask("{call, erlang, abs, [-3], 1000}"), "(return 3)");
}

TEST_F(ServerTest, QuotesTheLastWordsOfErl) {
  install_erl("read -r request <&3\necho 'no more memory' >&2\n");
  Environment path("PATH", scratch_.file("bin"));
  EXPECT_EQ(ask("{info}\n"), "diagnostic: erl ended without an answer: no more memory");
}

TEST_F(ServerTest, SaysWhenAnAnswerIsCutShort) {
  install_erl("read -r request <&3\nprintf '\\000\\000\\000\\144(ok (files_read' >&4\n");
  Environment path("PATH", scratch_.file("bin"));
  EXPECT_EQ(ask("{info}\n"), "diagnostic: erl ended in the middle of an answer");
}

TEST_F(ServerTest, SaysWhenErlCannotRun) {
  std::string erl = scratch_.write("bin/erl", "no program");
  ::chmod(erl.c_str(), 0755);
  Environment path("PATH", scratch_.file("bin"));
  EXPECT_EQ(ask("{info}"), "diagnostic: " + erl + ": erl can't be started: Exec format error");
}

// How the orphaned server of a client ends that was gone without a word, in the middle of a request.
int status_of_orphan(const std::string& file, bool ends_with_client) {
  EXPECT_EQ(::prctl(PR_SET_CHILD_SUBREAPER, 1), 0); // this process inherits it
  pid_t client = ::fork();
  if (client == 0) {
    ServerProgram program = erl_server(home_folder() / "erlang");
    Server server({program.name, [&] {
                     auto found = program.find();
                     if (found) found->ends_with_us = ends_with_client;
                     return found;
                   }});
    (void)server.ask("{call, file, write_file, {text, \"[\\\"" + file + "\\\", os:getpid()]\"}, 60000}");
    std::thread([&] { (void)server.ask("{call, timer, sleep, [infinity], infinity}"); }).detach();
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    ::_exit(0);
  }
  EXPECT_EQ(::waitpid(client, nullptr, 0), client);
  pid_t erl = 0;
  std::ifstream(file) >> erl;
  EXPECT_GT(erl, 0);
  int status = 0;
  EXPECT_EQ(::waitpid(erl, &status, 0), erl);
  return status;
}

TEST_F(ServerTest, EndsByItselfWhenTheClientIsGone) {
  int status = status_of_orphan(scratch_.file("pid"), /*ends_with_client=*/false);
  EXPECT_TRUE(WIFEXITED(status)) << status;
}

TEST_F(ServerTest, IsEndedWhenTheClientIsGone) {
  // By the system, unless it was faster itself.
  int status = status_of_orphan(scratch_.file("pid"), /*ends_with_client=*/true);
  EXPECT_TRUE(WIFEXITED(status) || (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)) << status;
}

} // namespace
} // namespace assay::erlang
