#pragma once
// Where the parts of the verifier put what they find.

#include <string>
#include <string_view>

#include "core/verifier.h"

namespace assay::core {

class VerifyReport {
 public:
  explicit VerifyReport(const Module& module) : module_(module) {}

  bool is_full() const { return diagnostics_.size() >= most_faults; }

  // `where` is "lists:map/2, b3, instruction 2 (call)" or what else is to blame.
  void add(std::string_view where, std::string_view message, Place place = {}) {
    if (is_full()) return;
    Diagnostic diagnostic;
    diagnostic.message.append(where).append(": ").append(message);
    if (place.line != 0 && place.file < module_.files.size()) {
      diagnostic.file = module_.files[place.file];
      diagnostic.line = place.line;
      diagnostic.column = place.column;
    }
    diagnostics_.push_back(std::move(diagnostic));
  }

  Diagnostics take() { return std::move(diagnostics_); }

 private:
  const Module& module_;
  Diagnostics diagnostics_;
};

void verify_literals(const Module& module, VerifyReport& report);
void verify_function(const Module& module, const Function& function, VerifyReport& report);
// The arms of a switch exclude each other and test what a switch can test. Returns the message, or nothing.
std::string verify_arms(const Module& module, const Instruction& instruction);

} // namespace assay::core
