#pragma once
// What Assay says of drawn traps, held against what is known of them.

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "write_program.h"

namespace assay::adversary {

// Of one kind of trap.
struct KindCount {
  uint64_t asked = 0;
  uint64_t found = 0;
  uint64_t open = 0;       // not exhausted, budget spent, unknown
  uint64_t restricted = 0; // a restriction names it
  uint64_t wrong = 0;
};

class Judge {
 public:
  Judge(std::filesystem::path assay, std::filesystem::path work, TrapLanguage language)
      : assay_(std::move(assay)), work_(std::move(work)), language_(language) {}

  // Prints what is wrong.
  void judge(const DrawnProgram& program, Draw& draw);
  // The table of kinds.
  std::string summary() const;
  bool is_fine() const { return problems_.empty(); }
  uint64_t asked() const;

 private:
  std::string run(const std::string& command) const; // in the folder; stdout, and {"ended":CODE}
  void check_calls(const DrawnProgram& program);
  static bool is_finding(const std::string& record, const DrawnTrap& trap);
  void test(const DrawnProgram& program);
  void compare(const DrawnProgram& program, const DrawnTrap& trap);
  void reach(const DrawnProgram& program, const DrawnTrap& trap);
  // One verdict: found, or open, or it claims that there is nothing.
  enum class Says : uint8_t { Found, Open, Nothing, Fault };
  void note(const DrawnTrap& trap, std::string_view command, Says says, const std::string& record);

  std::filesystem::path assay_;
  std::filesystem::path work_;
  TrapLanguage language_;
  std::map<std::string, KindCount, std::less<>> kinds_;
  std::vector<std::string> problems_;
  uint64_t files_ = 0;
};

} // namespace assay::adversary
