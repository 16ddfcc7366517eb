#pragma once
// The real Java: one process makes calls of any number of programs, each call with classes of its own and with limits
// (frontends/java). Started by the first call.
//
// What always holds: a process that ends, or in which something of a call goes on, is replaced. For one thread at a
// time.

#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/scratch_folder.h"
#include "lang/java/runtime/real_program.h"
#include "lang/server.h"

namespace assay::java {

class Jvm {
 public:
  // `folder` holds the compiled front end.
  explicit Jvm(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // The one of this process, for all of its programs.
  static std::shared_ptr<Jvm> shared();
  // With a process of its own.
  std::shared_ptr<Jvm> another() const { return std::make_shared<Jvm>(folder_); }

  RealAnswer observe(const RealProgram& program, const JavaCall& call, const RealLimits& limits,
                     RuntimeProcess process = RuntimeProcess::Shared);
  // Many calls, compiled together: one answer each, in order. The limits are those of a single call.
  std::vector<RealAnswer> observe_all(const RealProgram& program, std::span<const JavaCall> calls,
                                      const RealLimits& limits);

  // A function of Math or StrictMath (frontends/java/MathRequest.java); an error says why there is no answer.
  std::expected<double, std::string> evaluate(std::string_view function, std::span<const double> operands);

  bool is_running() const { return server_ && server_->is_running(); }
  void stop() { server_.reset(); }

 private:
  // Some of the calls, but at least one.
  std::vector<RealAnswer> ask(const RealProgram& program, std::span<const JavaCall> calls, const RealLimits& limits);
  // Why not, in words.
  std::optional<std::string> start(uint64_t heap_bytes);

  std::filesystem::path folder_;
  ScratchFolder scratch_; // where calls are made
  std::unique_ptr<Server> server_;
  uint64_t heap_bytes_ = 0; // that the server was started with
};

} // namespace assay::java
