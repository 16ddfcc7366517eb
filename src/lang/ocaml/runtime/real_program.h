#pragma once
// What the real OCaml is asked and what it answers: a program as it is opened, and all that was seen of a call.

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "base/sexpr.h"
#include "lang/ocaml/load/request.h"
#include "lang/real_runtime.h"

namespace assay::ocaml {

struct RealProgram {
  std::string path;
  UnitOptions options;      // `uses` are not for programs
  uint32_t marked_line = 0; // 0: none
};

// Values are in canonical text (docs/exchange-form.md).
struct RealAnswer {
  Observed what = Observed::NotRun;
  std::string value;                  // the result, or the exception
  std::vector<Frame> frames;          // of the program's own files, the innermost first
  std::vector<std::string> arguments; // as they are when the call is over; empty if that is not known
  std::string output;                 // the first megabyte
  std::string errors;
  uint64_t output_bytes = 0; // all of it
  uint64_t error_bytes = 0;
  uint64_t output_before = 0; // bytes that the program printed before the call
  uint64_t errors_before = 0;
  std::string detail; // why it was not run
};

// Places in frames: a caller whose last act is a call leaves none, unless tail calls are compiled as others are.
enum class TailCalls : uint8_t { AsCompiled, Kept };

// What a call prints to stderr when it comes to the line that is marked (frontends/ocaml/assay_mark.ml).
constexpr std::string_view mark_text = "\nassay: the marked line\n";

// To the compiler; both give code.
std::string open_request(std::string_view name, const RealProgram& program, TailCalls tail_calls);
std::string compile_call_request(std::string_view name, const RealCall& call);
std::expected<std::string, Diagnostics> read_code_answer(std::string_view answer);

// To the runtime. A call is its code.
struct CodeOfCall {
  std::string program; // its name there
  std::string code;
};
std::string scratch_request(const std::string& folder);
std::string load_request(std::string_view name, std::string_view code);
std::string observe_request(const CodeOfCall& call, const RealLimits& limits);
std::string observe_both_request(const CodeOfCall& first, const CodeOfCall& second, const RealLimits& limits);

// To both.
std::string close_request(std::string_view name);

// `(observed …)`.
RealAnswer read_answer(const Sexpr& answer, const RealProgram& program);
RealAnswer not_run(std::string why);

} // namespace assay::ocaml
