#pragma once
// Compiles one submission after the other, in a process of its own: whatever one of them does to our compiler or to us
// is its own fault, and costs no other its grade.

#include <optional>
#include <string>
#include <vector>

#include "campaign/grading.h"
#include "campaign/workers.h"

namespace assay::campaign {

// What there is to know of a submission before it is compared: its grade, if it can't be, or what program it is.
struct Prepared {
  std::optional<Grade> grade;
  std::string identity; // the hash of LoadedProgram::identity
};

std::optional<Prepared> read_prepared(std::string_view answer);

class PrepareWorker final : public Workers::Worker {
 public:
  PrepareWorker(const GradingSettings& settings, const Language& language, LoadedProgram& reference,
                const std::vector<std::string>& files)
      : settings_(settings), language_(language), reference_(reference), files_(files) {}

  // For read_prepared.
  std::string work(size_t file) override;

 private:
  Prepared prepare(const std::string& file);

  const GradingSettings& settings_;
  const Language& language_;
  LoadedProgram& reference_;
  const std::vector<std::string>& files_;
};

} // namespace assay::campaign
