#pragma once
// The real OCaml, with any number of programs open: one process compiles them and calls of their functions, another one
// makes the calls, each in a process of its own with limits (frontends/ocaml). Started by the first call.
//
// What always holds: a process that ends is replaced, and its programs are opened again when they are needed. For one
// thread at a time.

#include <expected>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/scratch_folder.h"
#include "lang/ocaml/runtime/real_program.h"
#include "lang/server.h"

namespace assay::ocaml {

class Judge {
 public:
  // `folder` holds the compiled front end.
  explicit Judge(const std::filesystem::path& folder);

  // The one of this process, for all of its programs.
  static std::shared_ptr<Judge> shared();

  RealAnswer observe(const RealProgram& program, const RealCall& call, const RealLimits& limits, TailCalls tail_calls);
  // The same call on two programs, each with its own copy of the arguments.
  std::pair<RealAnswer, RealAnswer> observe_both(const RealProgram& first, const RealProgram& second,
                                                 const RealCall& call, const RealLimits& limits);

  Server& compiler() { return compiler_; }
  Server& runtime() { return runtime_; }

 private:
  struct Open {
    std::string name;
    std::string code;
    bool is_loaded = false; // by the runtime
  };
  // Why not is said in words.
  template <typename T>
  using Expected = std::expected<T, std::string>;

  Expected<CodeOfCall> compiled(const RealProgram& program, const RealCall& call, TailCalls tail_calls);
  Expected<Open*> opened(const RealProgram& program, TailCalls tail_calls);
  Expected<std::string> code_of(const std::string& request);
  void make_room();
  Expected<std::string> ask_runtime(const std::string& request, uint64_t milliseconds);
  std::optional<std::string> start_runtime();

  ScratchFolder scratch_;
  Server compiler_;
  Server runtime_;
  std::vector<Open> open_; // the one used last at the end
};

} // namespace assay::ocaml
