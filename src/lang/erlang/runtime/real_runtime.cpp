#include "lang/erlang/runtime/real_runtime.h"

#include <fmt/core.h>

#include "lang/answer.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/text/describe_failure.h"
#include "lang/erlang/text/read_term.h"
#include "lang/erlang/text/write_result_pattern.h"
#include "lang/erlang/text/write_term.h"

namespace assay::erlang {
namespace {

// What erl may need to stop a call, to compile and to answer. Only a runtime in trouble takes so long.
constexpr std::chrono::milliseconds time_to_react{30'000};

// erl's own limit counts the heap of one process; binaries and other processes lie outside of it.
constexpr uint64_t largest_growth = uint64_t{2} << 30;

constexpr std::string_view answer_name = "the answer of erl";

Observation not_run(std::string why) { return {Observed::NotRun, {}, {}, std::move(why)}; }

std::string argument_list(const std::vector<std::string>& arguments) {
  std::string text = "[";
  for (size_t i = 0; i < arguments.size(); ++i) text += (i == 0 ? "" : ",") + arguments[i];
  return text + "]";
}

Frame read_frame(const Sexpr& frame) {
  std::span<const Sexpr> items = frame.items();
  if (frame.head() != "frame" || items.size() != 6) return {};
  return {std::string(items[1].text()), std::string(items[2].text()),
          static_cast<uint32_t>(items[3].small_integer().value_or(0)), std::string(items[5].text()),
          static_cast<uint32_t>(items[4].small_integer().value_or(0))};
}

} // namespace

Observation ErlangRuntime::run(const RealCall& call, const RealLimits& limits, RuntimeProcess process) {
  if (process == RuntimeProcess::Shared) return run_on(server_, call, limits);
  Server fresh(erl_server(beam_folder_));
  return run_on(fresh, call, limits);
}

std::optional<Observation> ErlangRuntime::run_with_lines(const RealCall& call, const RealLimits& limits) {
  return run_on(server_with_lines_, call, limits, {Lines::AllKept});
}

std::optional<Observation> ErlangRuntime::run_to_line(const RealCall& call, uint32_t line, const RealLimits& limits) {
  Server marked(erl_server(beam_folder_));
  return run_on(marked, call, limits, {Lines::Marked, line});
}

Observation ErlangRuntime::run_on(Server& server, const RealCall& call, const RealLimits& limits,
                                  CompiledFor compiled) {
  if (!server.is_running()) {
    if (auto problems = open(server, compiled)) {
      server.stop();
      return not_run(to_string(*problems));
    }
  }
  std::string arguments = argument_list(call.arguments);
  const std::string& module = call.module.empty() ? program_.module : call.module;
  std::string then = call.then.empty() ? "" : fmt::format("fun(R) -> {} end", applied_text("R", call.then));
  ObserveRequest request{module, call.function, arguments, then, limits.milliseconds, limits.heap_bytes};
  auto answer = server.ask(observe_request(request), std::chrono::milliseconds(limits.milliseconds) + time_to_react);
  if (!answer) return {Observed::RuntimeEnded, {}, {}, answer.error().to_string()};
  return read_answer(*answer, call);
}

std::optional<Diagnostics> ErlangRuntime::open(Server& server, CompiledFor compiled) {
  if (scratch_.path().empty()) return one_diagnostic("there is no folder for temporary files");
  auto answer = server.ask(open_program_request(program_.target, program_.source_folder, scratch_.path(), compiled));
  if (!answer) return Diagnostics{std::move(answer.error())};
  Arena arena;
  auto tree = read_ok_answer(*answer, arena);
  if (!tree) return std::move(tree.error());
  server.limit_memory(largest_growth);
  return std::nullopt;
}

Observation ErlangRuntime::read_answer(const std::string& answer, const RealCall& call) const {
  Arena arena;
  auto tree = read_sexpr(answer, answer_name, arena);
  if (!tree) return not_run(tree.error().to_string());
  return read_outcome(**tree, call, answer);
}

Observation ErlangRuntime::read_outcome(const Sexpr& outcome, const RealCall& call, std::string_view answer) const {
  Arena arena;
  ReadErrors errors(answer, answer_name);
  std::string_view head = outcome.head();
  std::span<const Sexpr> items = outcome.items();
  Observation seen;
  if (head == "printed" && items.size() == 3) {
    seen = read_outcome(items[2], call, answer);
    seen.output = items[1].text();
    return seen;
  }
  if (head == "reached" && items.size() == 2) {
    seen = read_outcome(items[1], call, answer);
    seen.reached = true;
    return seen;
  }
  if (head == "returned" && items.size() == 2) {
    seen.what = Observed::Returned;
    Value value = read_answered_term(items[1], arena, errors);
    seen.value = write_term(value, FunctionText::Opaque);
    seen.value_can_be_read = can_be_read_back(value);
    seen.value_pattern = seen.value_can_be_read ? seen.value : write_result_pattern(value);
  } else if (head == "raised" && items.size() >= 3) {
    seen.what = Observed::Raised;
    std::vector<Frame> trace;
    for (const Sexpr& frame : items.subspan(3)) trace.push_back(read_frame(frame));
    Value exception_class = Value::symbol(Symbol(items[1].text()));
    Value reason = read_answered_term(items[2], arena, errors);
    Symbol entry = function_symbol(program_.module, call.function, call.arguments.size());
    seen.failure = raised_failure(entry, exception_class, reason, std::move(trace));
  } else if (head == "timed_out") {
    seen.what = Observed::TimedOut;
  } else if (head == "out_of_memory") {
    seen.what = Observed::OutOfMemory;
  } else if (head == "ended" && items.size() == 2) {
    seen = {Observed::RuntimeEnded, {}, {}, fmt::format("the process was ended: {}", items[1].text())};
  } else if (head == "not_run" && items.size() == 2) {
    return not_run(std::string(items[1].text()));
  } else {
    return not_run(fmt::format("{} is not as expected: {}", answer_name, answer.substr(0, 200)));
  }
  if (errors.first()) return not_run(errors.first()->to_string());
  return seen;
}

} // namespace assay::erlang
