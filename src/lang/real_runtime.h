#pragma once
// The language's real runtime as the judge of what our machine says. A finding is shown as confirmed only if the real
// runtime fails in the same way: `confirm` is the way in.
//
// What always holds: the call can't take us along, whatever it does. It runs in a process of its own, in a scratch
// folder, with limits of time and memory; a runtime that ends is reported, and the next call gets a new one.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/failure.h"

namespace assay::lang {

// What is done with the result of a call: a part of it is taken, or it is a function and is applied.
struct RealStep {
  enum class Type : uint8_t { Element, Head, Tail, Key, Field, Apply } type = Type::Element;
  uint32_t index = 0;               // Element, Field: from 0
  std::vector<std::string> texts{}; // Key: the key; Apply: the arguments
};

// A call of a function of the module under test, in the language's syntax.
struct RealCall {
  std::string function;               // without module and arity
  std::vector<std::string> arguments; // one text each
  std::string module{};               // empty: the one under test
  std::string text{};                 // the whole call, for people; empty: `module:function(arguments)`
  std::vector<RealStep> then{};
  std::string setup{}; // statements before it, whose variables the arguments name; in languages that have statements
};

struct RealLimits {
  uint32_t milliseconds = 5000;
  uint64_t heap_bytes = uint64_t{256} << 20;
};

enum class Observed : uint8_t {
  Returned,     // `value`
  Raised,       // `failure`
  TimedOut,     // or
  OutOfMemory,  // ran into a limit
  RuntimeEnded, // the call ended the runtime itself
  NotRun,       // there is no runtime, or it could not load the program or read the call: `detail` says why
};

struct Observation {
  Observed what = Observed::NotRun;
  std::string value; // as Failure::reason has it
  Failure failure;
  std::string detail;
  bool value_can_be_read = false; // as source text
  bool value_varies = false;      // another process returned something else for the same call
  std::string value_pattern{};    // that it matches, in the language's syntax; as exact as can be written
  std::string output{};           // what was printed, as far as it is not too long
  bool output_is_cut = false;     // it was
  // The arguments as they are when the call is over, as `value`; empty where nothing can have become of them.
  std::vector<std::string> arguments{};
  bool reached = false;    // the line that was marked
  bool is_refused = false; // NotRun: the language does not allow the call, as its types say
};

std::string to_string(const Observation& observation);

// Whose process: that of earlier calls, or a new one, as a user would start it.
enum class RuntimeProcess : uint8_t { Shared, Fresh };

class RealRuntime {
 public:
  virtual ~RealRuntime() = default;
  virtual std::string_view name() const { return "the real runtime"; } // for reports
  virtual std::string_view truth() const { return "true"; }            // as Observation::value has it
  // Another one, with a process of its own. Null: what a call returns does not depend on the process.
  virtual std::unique_ptr<RealRuntime> elsewhere() const { return nullptr; }
  // Nothing is started before the first call.
  virtual Observation run(const RealCall& call, const RealLimits& limits, RuntimeProcess process) = 0;
  // A compiler that optimises may forget on which line something fails. The same call of the program compiled so that
  // every line is kept; nothing where that is no question.
  virtual std::optional<Observation> run_with_lines(const RealCall&, const RealLimits&) { return std::nullopt; }
  // The same call of the program with a mark on a line of its own file: Observation::reached says whether the call came
  // there. Nothing: this runtime can't tell.
  virtual std::optional<Observation> run_to_line(const RealCall&, uint32_t /*line*/, const RealLimits&) {
    return std::nullopt;
  }
};

enum class Confirmation : uint8_t {
  Confirmed,
  Different,   // the real runtime does something else: a bug of ours
  Unavailable, // nobody could say
};

struct Judgement {
  Confirmation confirmation = Confirmation::Unavailable;
  std::string detail; // what is different, or why nobody could say
};

// Whether that is what was expected, of a result as of an exception.
Judgement judge(const Failure& expected, const Observation& seen);
Judgement confirm(RealRuntime& runtime, const RealCall& call, const Failure& expected, const RealLimits& limits = {},
                  RuntimeProcess process = RuntimeProcess::Shared, Observation* what_was_seen = nullptr);
// Whether the call returns true there.
Judgement confirm_true(RealRuntime& runtime, const RealCall& call, const RealLimits& limits = {});

// Whether the call comes to the line there.
Judgement confirm_reached(RealRuntime& runtime, const RealCall& call, uint32_t line, const RealLimits& limits = {});

} // namespace assay::lang
