#pragma once
// A reference and any number of submissions: every one gets its grade, whatever is wrong with it. Submissions that are
// the same program are graded once. Grades are noted in a file as they come, so that nothing is lost if the work is cut
// short, and what is noted there is not done again.

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "campaign/comparison.h"
#include "campaign/grade.h"
#include "campaign/workers.h"
#include "lang/languages.h"

namespace assay::campaign {

struct GradingSettings {
  std::string reference;
  OpenOptions open;
  CompareSettings compare;
  double seconds_each = 5;
  bool limited_by_count = false;
  size_t jobs = 1;
  std::filesystem::path record; // the file of grades
};

// Files, and what is in folders: the files of the language, in the order of their names. What is not there is kept as
// it is, and gets its grade like all others.
std::vector<std::string> submission_files(std::span<const std::string> named, const Language& language);

// Nothing: it is a file, or not there. Whoever reads another thing may wait forever, or never come to its end.
std::optional<std::string> why_no_file(const std::string& path);

// So that it can take the inputs of the reference.
std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open_submission(const Language& language,
                                                                           OpenOptions options,
                                                                           const LoadedProgram& reference,
                                                                           const std::string& file);
// Of one that could not be opened: that is its fault only if there was time for it.
Grade grade_of_unopened(const Diagnostics& problems);

class Grading {
 public:
  Grading(const GradingSettings& settings, const Language& language, LoadedProgram& reference,
          std::vector<std::string> files);

  struct Progress {
    size_t files = 0;
    size_t graded = 0;
    size_t wrong = 0;
    bool is_compiling = false;
  };
  // Called now and then.
  std::function<void(const Progress&)> watch;

  // Until all is done, or the user interrupts: false. From then on a first Ctrl-C asks for an end (base/supervisor.h).
  bool run();
  // Of those that have one, in the order of the files.
  std::vector<Grade> grades() const;
  size_t taken_over() const { return taken_over_; } // from the record
  // Why grades can't be noted; empty if they can.
  const std::string& record_problem() const { return record_problem_; }

 private:
  void read_record();
  // Whether the grade of the file, if that is such a program, is noted already. Empty: it is none that can be compared.
  bool take_over(size_t file, std::string_view identity);
  void take(const Workers::Finished& compiled);
  void note(size_t file, Grade grade);
  std::string key_of(size_t file, std::string_view identity) const;
  Progress progress() const;

  const GradingSettings& settings_;
  const Language& language_;
  LoadedProgram& reference_;
  std::vector<std::string> files_;
  std::vector<std::optional<Grade>> grades_;
  std::vector<std::string> keys_;                   // under which grades are noted
  std::map<std::string, Grade> kept_;               // that were noted before
  std::vector<size_t> leaders_;                     // those to be compared
  std::map<std::string, size_t> leader_of_program_; // by the hash of its identity
  std::map<size_t, std::vector<size_t>> followers_; // the same programs as a leader
  std::string common_key_;
  std::string record_problem_;
  size_t taken_over_ = 0;
  size_t wrong_ = 0;
};

} // namespace assay::campaign
