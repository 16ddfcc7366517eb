// Findings on disk: written, read, broken, and repeated.

#include "store/stored_finding.h"

#include <gtest/gtest.h>

#include "base/file.h"
#include "lang/scratch.h"
#include "store/findings_folder.h"
#include "store/replay.h"

namespace assay::store {
namespace {

StoredFinding example() {
  StoredFinding finding;
  finding.language = "erlang";
  finding.target = "a \"quoted\" file.erl";
  finding.options = {
      .include_folders = {"include"}, .definitions = {"N=1", "M"}, .code_folders = {"ebin", "lib"}, .appended = {}};
  finding.call = {"walk on", {"[0,0]", "fun(42, _) -> \"é\"; (_, _) -> 0 end"}};
  finding.failure = {.kind = FailureKind::Raised,
                     .exception_class = "error",
                     .reason = "{badmatch,\"\n\"}",
                     .reason_can_be_read = true,
                     .constructor = "{badmatch,_}",
                     .site = {"m", "f", 1, "m.erl", 3, 7},
                     .site_is_in_trace = true,
                     .trace_is_cut = true,
                     .trace = {{"erlang", "hd", 1, "", 0}, {"m", "f", 1, "m.erl", 3}}};
  return finding;
}

TEST(StoredFindingTest, RoundTrips) {
  StoredFinding finding = example();
  auto read = read_finding_text(finding_text(finding), "x");
  ASSERT_TRUE(read) << read.error().to_string();
  EXPECT_EQ(finding_text(*read), finding_text(finding));
  EXPECT_EQ(read->failure, finding.failure);
  EXPECT_EQ(read->call.arguments, finding.call.arguments);
  EXPECT_EQ(read->options.definitions, finding.options.definitions);
  finding.failure.kind = FailureKind::BadResult;
  finding.failure.trace.clear();
  read = read_finding_text(finding_text(finding), "x");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->failure, finding.failure);
}

TEST(StoredFindingTest, KeepsThoseOfOneFunctionApart) {
  test::ScratchFolder folder;
  StoredFinding finding = example();
  finding.target = "src/shop.erl";
  FindingsFolder kept_findings(folder.path());
  auto written = kept_findings.keep(finding);
  ASSERT_TRUE(written);
  StoredFinding other = finding;
  other.target = "test/shop.erl";
  ASSERT_TRUE(kept_findings.keep(other));
  other = finding;
  other.call.arguments.pop_back();
  ASSERT_TRUE(kept_findings.keep(other));
  other = finding;
  other.target = "./src/../src/shop.erl"; // the same, spelled otherwise
  EXPECT_EQ(kept_findings.keep(other).value(), *written);
  folder.write("walk_on-2-cut.finding", "(finding (version 1)");

  Diagnostics problems;
  std::vector<KeptFinding> kept = kept_findings.of_function("./src/shop.erl", "walk on", 2, problems);
  ASSERT_EQ(kept.size(), 1);
  EXPECT_EQ(kept[0].name, *written);
  EXPECT_EQ(kept[0].finding.failure, finding.failure);
  std::vector<std::string> arguments = {"[0,0]", "fun(42, _) -> \"é\"; (_, _) -> 0 end"};
  EXPECT_EQ(kept[0].finding.call.arguments, arguments);
  ASSERT_EQ(problems.size(), 1);
  EXPECT_EQ(problems[0].file, folder.file("walk_on-2-cut.finding"));
  EXPECT_EQ(problems[0].line, 1);

  problems.clear();
  EXPECT_TRUE(kept_findings.of_function("src/shop.erl", "walk_on", 2, problems).empty()); // another name
  FindingsFolder nowhere(folder.path() / "nowhere");
  EXPECT_TRUE(nowhere.of_function("src/shop.erl", "walk on", 2, problems).empty());

  kept_findings.drop(kept[0]);
  kept_findings.drop(kept[0]); // it is gone already
  problems.clear();
  EXPECT_TRUE(kept_findings.of_function("src/shop.erl", "walk on", 2, problems).empty());
}

TEST(StoredFindingTest, SaysWhatIsWrongWithAFile) {
  auto problem = [](std::string_view text) {
    auto read = read_finding_text(text, "x.finding");
    return read ? "read" : read.error().to_string();
  };
  EXPECT_EQ(problem("(other)"), "x.finding:1:1: this is no finding");
  EXPECT_EQ(problem("(finding (version 2))"), "x.finding:1:1: this finding was written by another version of assay");
  EXPECT_EQ(problem("(finding (version 1))"), "x.finding:1:1: (language …) is missing");
  std::string text = finding_text(example());
  EXPECT_TRUE(problem(text.substr(0, text.size() / 2)).starts_with("x.finding:")) << problem(text.substr(0, 40));
  // Whatever is cut off or changed: a message, never a crash.
  for (size_t i = 0; i + 1 < text.size(); ++i) { // the last byte ends the line
    EXPECT_NE(problem(text.substr(0, i)), "read") << i;
    std::string changed = text;
    changed[i] = ')';
    (void)problem(changed);
    changed[i] = '7';
    (void)problem(changed);
  }
  EXPECT_EQ(read_finding("/no/such.finding").error().to_string(), "/no/such.finding: No such file or directory");
}

class ReplayTest : public testing::Test {
 protected:
  void write_program(std::string_view body) {
    target_ = scratch_.write("again.erl", "-module(again).\n-export([f/1]).\n" + std::string(body));
  }
  StoredFinding found(const std::string& argument) {
    auto program = languages().find("erlang")->open(target_, {});
    EXPECT_TRUE(program);
    Machine machine(**program);
    Context context(**program, Budget{});
    Symbol entry = (*program)->names().function_symbol("f", 1);
    auto values = (*program)->reader().read_input(machine, context, {}, "[" + argument + "]", CallsInText::CarriedOut);
    Outcome outcome = machine.call(context, entry, *values);
    EXPECT_EQ(outcome.ending, Ending::Raised);
    return {"erlang",
            target_,
            {},
            {"f", {argument}},
            (*program)->outcomes().describe_failure(context, entry, outcome.exception)};
  }
  test::ScratchFolder scratch_;
  std::string target_;
};

TEST_F(ReplayTest, RepeatsAFinding) {
  write_program("f(X) -> {ok, Y} = X, Y.\n");
  auto file = FindingsFolder(scratch_.path() / ".assay" / "findings").keep(found("[0]"));
  ASSERT_TRUE(file) << file.error().to_string();
  auto finding = read_finding(*file);
  ASSERT_TRUE(finding) << finding.error().to_string();
  auto report = replay(*finding, languages());
  ASSERT_TRUE(report) << to_string(report.error());
  EXPECT_EQ(report->result, ReplayResult::Repeated) << report->detail;
  EXPECT_EQ(report->judgement.confirmation, Confirmation::Confirmed) << report->judgement.detail;

  write_program("f(X) -> X.\n");
  report = replay(*finding, languages());
  ASSERT_TRUE(report);
  EXPECT_EQ(report->result, ReplayResult::Gone);
  EXPECT_EQ(report->detail, "it returned [0]");
  EXPECT_EQ(report->judgement.confirmation, Confirmation::Different);

  write_program("f(X) -> {no, Y} = hd(X), Y.\n");
  report = replay(*finding, languages());
  ASSERT_TRUE(report);
  EXPECT_EQ(report->result, ReplayResult::Changed);
  EXPECT_EQ(report->detail, "reason: expected {badmatch,[0]}, got {badmatch,0}");

  write_program("g(X) -> X.\nf() -> g(1).\n");
  EXPECT_FALSE(replay(*finding, languages()));
  finding->language = "latin";
  EXPECT_EQ(to_string(replay(*finding, languages()).error()), "there is no language 'latin'");
}

} // namespace
} // namespace assay::store
