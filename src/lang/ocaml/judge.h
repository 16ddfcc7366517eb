#pragma once
// One process of the real OCaml that has any number of programs open, and makes calls of their functions, each in a
// process of its own with limits (frontends/ocaml/assay_runtime.ml). Started by the first call.
//
// What always holds: a process that ends is replaced, and its programs are opened again when they are needed. For one
// thread at a time.

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/scratch_folder.h"
#include "lang/ocaml/real_program.h"
#include "lang/server.h"

namespace assay::ocaml {

class Judge {
 public:
  explicit Judge(const std::filesystem::path& folder);

  // The one of this process, for all of its programs.
  static std::shared_ptr<Judge> shared();

  RealAnswer observe(const RealProgram& program, const RealCall& call, const RealLimits& limits, TailCalls tail_calls);
  // The same call on two programs, each with its own copy of the arguments.
  std::pair<RealAnswer, RealAnswer> observe_both(const RealProgram& first, const RealProgram& second,
                                                 const RealCall& call, const RealLimits& limits);
  Server& server() { return server_; }

 private:
  // The name of the program there, or why it can't be opened.
  std::expected<std::string, std::string> opened(const RealProgram& program, TailCalls tail_calls);
  std::optional<std::string> start();
  std::expected<std::string, std::string> ask(const std::string& request, uint64_t milliseconds);

  ScratchFolder scratch_;
  Server server_;
  std::vector<std::string> open_; // their names there, the one used last at the end
};

} // namespace assay::ocaml
