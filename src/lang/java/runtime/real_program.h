#pragma once
// What the real Java is asked and what it answers: a program, calls of its methods, and all that was seen of one.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/sexpr.h"
#include "lang/failure.h"
#include "lang/real_runtime.h"

namespace assay::java {

struct RealProgram {
  std::vector<std::string> class_path; // folders and archives
  std::string class_name;              // the class under test, as Java names it: `p.Outer$Inner`
};

// A call of a method or constructor (`<init>`). The object of an instance method is its first argument.
struct JavaCall {
  std::string class_name;
  std::string method;
  std::string descriptor{}; // `(I)I`; empty: name and number of arguments are enough
  std::vector<std::string> arguments{};
  std::string setup{}; // statements before the arguments, which may name their variables
  // Of which classes and those within them lines are wanted; none named: of all of the program.
  std::optional<std::vector<std::string>> lines_of{};
};

// `function` is a method's name, perhaps with its descriptor; names of classes may be internal ones.
JavaCall java_call(const RealProgram& program, const RealCall& call);

enum class FrameOf : uint8_t { Program, Input, Library };

struct JavaFrame {
  Frame frame; // the module is the class; traces know no arity
  FrameOf of = FrameOf::Library;
};

struct JavaException {
  std::string class_name;
  std::optional<std::string> message{};
  std::vector<std::string> causes{}; // their classes
  std::vector<JavaFrame> frames{};   // the innermost first, without those of the call itself
  bool is_cut = false;               // frames may be missing at the outer end
};

struct ReachedLine {
  std::string class_name;
  uint32_t line = 0;
  bool operator==(const ReachedLine&) const = default;
};

// Values are in canonical text (docs/exchange-form.md).
struct RealAnswer {
  Observed what = Observed::NotRun;
  std::string value; // the result; `void`
  JavaException exception;
  std::vector<std::string> arguments; // as they are when the call is over; empty if that is not known
  std::string output;                 // the first megabyte
  std::string errors;
  uint64_t output_bytes = 0; // all of it
  uint64_t error_bytes = 0;
  std::vector<ReachedLine> lines; // that were asked for, in the order in which they were first reached
  std::string detail;             // why it was not run, or how it ended the process
};

std::string observe_request(const RealProgram& program, std::span<const JavaCall> calls, const RealLimits& limits);

struct ObserveAnswer {
  std::vector<RealAnswer> seen;  // of the first calls
  bool process_is_spent = false; // no other call should be made there
  std::string problem{};         // why no call was made
};
ObserveAnswer read_observe_answer(std::string_view answer);

RealAnswer not_run(std::string why);

} // namespace assay::java
