#include "lang/ocaml/runtime/real_program.h"

#include <fmt/core.h>

#include <algorithm>

#include "lang/answer.h"
#include "lang/ocaml/text/write_call.h"
#include "lang/read_observed.h"
#include "lang/tokens.h"

namespace assay::ocaml {
namespace {

// A block whose tag is not 0 is to our machine the tag and, as its tail, the fields (values.h); to OCaml it is one
// block. There are no keys, and nothing is done with a tag: OCaml would refuse these.
std::string step_tokens(const RealStep& step) {
  switch (step.type) {
    case RealStep::Type::Element:
    case RealStep::Type::Field: return fmt::format(" (field {})", step.index);
    case RealStep::Type::Tail: return {};
    case RealStep::Type::Head: return " (head)";
    case RealStep::Type::Key: return " (key)";
    case RealStep::Type::Apply: break;
  }
  std::string tokens = " (apply";
  for (const std::string& argument : step.texts) tokens += " " + string_token(argument);
  return tokens + ")";
}

bool is_own(const RealProgram& program, std::string_view file) {
  return file == program.path || std::ranges::find(program.options.appended, file) != program.options.appended.end();
}

// Functions have other names here than elsewhere: the line says where it is.
std::vector<Frame> read_frames(const Sexpr& frames, const RealProgram& program) {
  std::vector<Frame> result;
  for (const Sexpr& frame : frames.items().subspan(1)) {
    if (frame.head() != "frame" || frame.items().size() != 5) continue;
    std::string file(frame.items()[1].text());
    if (!is_own(program, file)) continue;
    auto line = static_cast<uint32_t>(frame.items()[2].small_integer().value_or(0));
    auto column = static_cast<uint32_t>(frame.items()[3].small_integer().value_or(-1) + 1);
    result.push_back({unit_name(program.path), {}, 0, std::move(file), line, column});
  }
  return result;
}

void read_raised(const Sexpr& raised, const RealProgram& program, RealAnswer& seen) {
  if (raised.items().size() != 3) return;
  seen.what = Observed::Raised;
  seen.value = to_text(raised.items()[1]);
  seen.frames = read_frames(raised.items()[2], program);
}

void read_part(const Sexpr& part, const RealProgram& program, RealAnswer& seen) {
  if (read_observed(part, seen)) return;
  std::string_view head = part.head();
  std::span<const Sexpr> items = part.items();
  if (head == "returned" && items.size() == 2) {
    seen.what = Observed::Returned;
    seen.value = to_text(items[1]);
  } else if (head == "raised") {
    read_raised(part, program, seen);
  } else if (head == "not_started" && items.size() == 2) {
    read_raised(items[1], program, seen); // as any call of it would
  } else if (head == "not_called" && items.size() == 2) {
    read_raised(items[1], program, seen);
    seen.what = Observed::NotRun;
    seen.detail = fmt::format("an argument raises {}", seen.value);
  } else if (head == "not_linked" && items.size() == 2) {
    seen.detail = items[1].text();
  } else if (head == "before" && items.size() == 3) {
    seen.output_before = static_cast<uint64_t>(items[1].small_integer().value_or(0));
    seen.errors_before = static_cast<uint64_t>(items[2].small_integer().value_or(0));
  }
}

} // namespace

std::string open_request(std::string_view name, const RealProgram& program, TailCalls tail_calls) {
  return fmt::format("(open {} {}{}{}{})", symbol_token(name), string_token(program.path),
                     option_tokens(program.options), tail_calls == TailCalls::Kept ? " (all-lines)" : "",
                     program.marked_line == 0 ? "" : fmt::format(" (mark {})", program.marked_line));
}

std::string compile_call_request(std::string_view name, const RealCall& call) {
  std::string steps;
  for (const RealStep& step : call.then) steps += step_tokens(step);
  std::string arguments;
  for (const std::string& argument : call.arguments)
    arguments += (arguments.empty() ? "" : " ") + string_token(argument);
  return fmt::format("(compile-call {} {} ({}) ({}))", symbol_token(name), string_token(function_text(call.function)),
                     arguments, steps);
}

std::expected<std::string, Diagnostics> read_code_answer(std::string_view answer) {
  Arena arena;
  auto tree = read_ok_answer(answer, arena);
  if (!tree) return std::unexpected(std::move(tree.error()));
  std::span<const Sexpr> items = (*tree)->items();
  if (items.size() != 2 || items[1].head() != "code" || items[1].items().size() != 2)
    return std::unexpected(unexpected_answer("no code in it"));
  return std::string(items[1].items()[1].text());
}

std::string scratch_request(const std::string& folder) { return fmt::format("(scratch {})", string_token(folder)); }

std::string load_request(std::string_view name, std::string_view code) {
  return fmt::format("(load {} \"{}\")", symbol_token(name), code);
}

std::string observe_request(const CodeOfCall& call, const RealLimits& limits) {
  return fmt::format("(observe {} \"{}\" {} {})", symbol_token(call.program), call.code, limits.milliseconds,
                     limits.heap_bytes);
}

std::string observe_both_request(const CodeOfCall& first, const CodeOfCall& second, const RealLimits& limits) {
  return fmt::format("(observe-both {} \"{}\" {} \"{}\" {} {})", symbol_token(first.program), first.code,
                     symbol_token(second.program), second.code, limits.milliseconds, limits.heap_bytes);
}

std::string close_request(std::string_view name) { return fmt::format("(close {})", symbol_token(name)); }

RealAnswer not_run(std::string why) {
  RealAnswer answer;
  answer.detail = std::move(why);
  return answer;
}

RealAnswer read_answer(const Sexpr& answer, const RealProgram& program) {
  if (answer.head() == "error") return not_run(to_string(read_diagnostics(answer)));
  if (answer.head() != "observed") return not_run(to_string(unexpected_answer(to_text(answer).substr(0, 200))));
  RealAnswer seen;
  seen.detail = "the answer of the real OCaml says nothing";
  for (const Sexpr& part : answer.items().subspan(1)) read_part(part, program, seen);
  if (seen.what != Observed::NotRun && seen.what != Observed::RuntimeEnded) seen.detail.clear();
  return seen;
}

} // namespace assay::ocaml
