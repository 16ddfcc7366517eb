#include "lang/java/runtime/real_program.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "lang/answer.h"
#include "lang/read_observed.h"
#include "lang/tokens.h"

namespace assay::java {
namespace {

std::string java_name(std::string name) {
  std::ranges::replace(name, '/', '.');
  return name;
}

std::string call_tokens(const JavaCall& call) {
  std::string arguments;
  for (const std::string& argument : call.arguments)
    arguments += (arguments.empty() ? "" : " ") + string_token(argument);
  std::string lines;
  if (call.lines_of) {
    for (const std::string& name : *call.lines_of) lines += " " + string_token(name);
    lines = fmt::format(" (lines{})", lines);
  }
  return fmt::format(" (call {} {} {} {} ({}){})", string_token(call.class_name), string_token(call.method),
                     string_token(call.descriptor), string_token(call.setup), arguments, lines);
}

uint32_t number_of(const Sexpr& number) { return static_cast<uint32_t>(number.small_integer().value_or(0)); }

FrameOf whose(const Sexpr& word) {
  if (word.is_symbol("own")) return FrameOf::Program;
  return word.is_symbol("input") ? FrameOf::Input : FrameOf::Library;
}

// `(exception CLASS MESSAGE (causes CLASS…) (frames (frame CLASS METHOD "file" LINE WHOSE)…) whole|cut)`
JavaException read_exception(const Sexpr& expression) {
  JavaException exception;
  std::span<const Sexpr> items = expression.items();
  if (expression.head() != "exception" || items.size() != 6) return exception;
  exception.class_name = items[1].text();
  if (items[2].is_string()) exception.message = items[2].text();
  for (const Sexpr& cause : items[3].items().subspan(1)) exception.causes.emplace_back(cause.text());
  for (const Sexpr& frame : items[4].items().subspan(1)) {
    std::span<const Sexpr> parts = frame.items();
    if (parts.size() != 6) continue;
    Frame place{std::string(parts[1].text()), std::string(parts[2].text()), std::nullopt, std::string(parts[3].text()),
                number_of(parts[4])};
    exception.frames.push_back({std::move(place), whose(parts[5])});
  }
  exception.is_cut = items[5].is_symbol("cut");
  return exception;
}

void read_not_called(const Sexpr& exception, RealAnswer& seen) {
  seen.exception = read_exception(exception);
  seen.detail = fmt::format("an argument raises {}", seen.exception.class_name);
  if (seen.exception.message) seen.detail += ": " + *seen.exception.message;
}

void read_end(const Sexpr& part, RealAnswer& seen) {
  std::string_view head = part.head();
  std::span<const Sexpr> items = part.items();
  if (head == "returned" && items.size() == 2) {
    seen.what = Observed::Returned;
    seen.value = to_text(items[1]);
  } else if (head == "raised" && items.size() == 2) {
    seen.what = Observed::Raised;
    seen.exception = read_exception(items[1]);
  } else if (head == "not_called" && items.size() == 2) {
    read_not_called(items[1], seen);
  } else if (head == "not_run") {
    seen.detail = to_string(read_diagnostics(part));
  }
}

void read_part(const Sexpr& part, RealAnswer& seen) {
  if (read_observed(part, seen)) return;
  if (part.head() != "lines") return read_end(part, seen);
  for (const Sexpr& line : part.items().subspan(1))
    if (line.items().size() == 3)
      seen.lines.push_back({std::string(line.items()[1].text()), number_of(line.items()[2])});
}

RealAnswer read_seen(const Sexpr& answer) {
  RealAnswer seen;
  if (answer.head() == "seen") {
    for (const Sexpr& part : answer.items().subspan(1)) read_part(part, seen);
  } else {
    read_end(answer, seen);
  }
  if (seen.what == Observed::NotRun && seen.detail.empty())
    seen.detail = to_string(unexpected_answer(to_text(answer).substr(0, 200)));
  return seen;
}

} // namespace

JavaCall java_call(const RealProgram& program, const RealCall& call) {
  size_t descriptor = std::min(call.function.find('('), call.function.size());
  return {java_name(call.module.empty() ? program.class_name : call.module), call.function.substr(0, descriptor),
          call.function.substr(descriptor), call.arguments, call.setup};
}

std::string observe_request(const RealProgram& program, std::span<const JavaCall> calls, const RealLimits& limits) {
  std::string request = "(observe (";
  for (const std::string& entry : program.class_path) {
    std::error_code error; // the process works elsewhere
    request += string_token(std::filesystem::absolute(entry, error).string()) + " ";
  }
  request += fmt::format(") {}", limits.milliseconds);
  for (const JavaCall& call : calls) request += call_tokens(call);
  return request + ")";
}

ObserveAnswer read_observe_answer(std::string_view answer) {
  Arena arena;
  auto tree = read_sexpr(answer, "the answer of the real Java", arena);
  if (!tree) return {{}, true, tree.error().to_string()};
  if ((*tree)->head() == "error") return {{}, false, to_string(read_diagnostics(**tree))};
  if ((*tree)->head() != "observed") return {{}, true, to_string(unexpected_answer(answer.substr(0, 200)))};
  ObserveAnswer result;
  if ((*tree)->items().size() < 2) result.problem = "the real Java says nothing";
  for (const Sexpr& item : (*tree)->items().subspan(1)) {
    if (item.head() == "spent") {
      result.process_is_spent = true;
    } else {
      result.seen.push_back(read_seen(item));
    }
  }
  return result;
}

RealAnswer not_run(std::string why) {
  RealAnswer answer;
  answer.detail = std::move(why);
  return answer;
}

} // namespace assay::java
