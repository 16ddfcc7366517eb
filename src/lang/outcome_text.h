#pragma once
// How calls end, in the words that the real runtime's observations have, so that the two can be compared. A language
// that has no real runtime needs none of its own.

#include <cstdint>
#include <string>
#include <string_view>

#include "base/symbol.h"
#include "core/module.h"
#include "lang/failure.h"

namespace assay::machine {
class Context;
}

namespace assay::lang {

class LoadedProgram;

class OutcomeText {
 public:
  explicit OutcomeText(const LoadedProgram& program) : program_(program) {}
  virtual ~OutcomeText() = default;

  // How a call of `entry` failed: by an exception that it raised, or by a result that it should not have.
  virtual Failure describe_failure(Context& context, Symbol entry, Value exception) const;
  virtual Failure describe_bad_result(Context& context, Symbol entry, Value result) const;
  // What an argument has become.
  virtual std::string argument_left(Context& context, Symbol entry, uint32_t /*index*/, Value value) const {
    return describe_bad_result(context, entry, value).reason;
  }
  // The reason of the exception that the real runtime raises when a call has used up its stack; empty: it raises none.
  // To our machine that is the end, and its stack may be larger.
  virtual std::string_view stack_overflow() const { return {}; }

 protected:
  const core::Module& main_module() const;

 private:
  const LoadedProgram& program_;
};

} // namespace assay::lang
