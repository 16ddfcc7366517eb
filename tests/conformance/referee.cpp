#include "referee.h"

#include <fmt/core.h>

#include "canonical.h"
#include "lang/erlang/text/read_term.h"

namespace assay::conformance {
namespace {

constexpr size_t longest_shown = 1500;

std::string cut(const std::string& text) {
  return text.size() <= longest_shown ? text : text.substr(0, longest_shown) + fmt::format("… ({} bytes)", text.size());
}

std::string canonical_outcome(const Sexpr& outcome) {
  std::span<const Sexpr> items = outcome.items();
  if (outcome.head() == "return") return "return " + canonical_text(items[1]);
  if (outcome.head() == "raise") return fmt::format("raise {} {}", canonical_text(items[1]), canonical_text(items[2]));
  return assay::to_text(outcome);
}

} // namespace

std::string Referee::describe(const Outcome& outcome) {
  switch (outcome.ending) {
    case Ending::Returned:
      return outcome.values.size() == 1 ? "return " + canonical_text(outcome.values[0])
                                        : fmt::format("{} values", outcome.values.size());
    case Ending::Raised: {
      Value exception = outcome.exception;
      if (!exception.is(Kind::Tuple) || exception.arity() != 3) return "raise " + canonical_text(exception);
      return fmt::format("raise {} {}", canonical_text(exception.elements()[0]),
                         canonical_text(exception.elements()[1]));
    }
    case Ending::Unsupported: return "unsupported: " + outcome.detail;
    case Ending::MachineFault: return "fault of the machine: " + outcome.detail;
    case Ending::StepsSpent: return "steps spent";
    case Ending::HeapSpent: return "heap spent";
    case Ending::StackSpent: return "stack spent";
    case Ending::Interrupted: return "interrupted";
  }
  return "?";
}

Comparison Referee::compare(const Expectation& expected) {
  Context context(program_, budget_);
  ReadErrors errors("", "arguments");
  std::vector<Value> arguments;
  for (const Sexpr& argument : expected.arguments)
    arguments.push_back(erlang::read_term(argument, context.arena(), errors));

  Outcome outcome = machine_.call(context, Symbol(expected.function), arguments);
  Comparison result{.theirs = canonical_outcome(*expected.outcome), .ours = describe(outcome)};
  if (expected.output != nullptr && expected.output->text() != context.output) {
    result.theirs += fmt::format("\n  printed: {}", expected.output->text());
    result.ours += fmt::format("\n  printed: {}", context.output);
  }
  if (outcome.ending == Ending::Unsupported) result.unsupported = outcome.detail;
  result.same = result.ours == result.theirs && !errors.first();
  return result;
}

Comparison Referee::judge(const Expectation& expected) {
  Comparison result = compare(expected);
  if (result.same) {
    ++passed_;
    return result;
  }
  ++failed_;
  ++failed_functions_[expected.function];
  if (!result.unsupported.empty()) ++unsupported_[result.unsupported];
  if (!quiet_) {
    fmt::print("mismatch: {}\n  erl:   {}\n  assay: {}\n", cut(expected.text), cut(result.theirs), cut(result.ours));
    std::fflush(stdout);
  }
  return result;
}

void Referee::report(const std::string& what) const {
  for (const auto& [name, count] : unsupported_) fmt::print("unsupported: {} ({} times)\n", name, count);
  if (!quiet_) {
    for (const auto& [name, count] : failed_functions_) fmt::print("failed: {} ({} times)\n", name, count);
  }
  fmt::print("{}: {} passed, {} failed, {} of them unsupported\n", what, passed_, failed_, [&] {
    uint64_t sum = 0;
    for (const auto& entry : unsupported_) sum += entry.second;
    return sum;
  }());
}

} // namespace assay::conformance
