#pragma once
// A real erl as the judge of findings: one that lives as long as its calls let it, or a fresh one for a last word. Not
// the one that dumps, which a call must not be able to harm. The Erlang half is frontends/erlang/assay_confirm.erl.

#include <filesystem>
#include <optional>
#include <string>

#include "base/arena.h"
#include "base/scratch_folder.h"
#include "base/sexpr.h"
#include "lang/erlang/load/module_finder.h"
#include "lang/erlang/runtime/erl.h"
#include "lang/erlang/runtime/request.h"
#include "lang/real_runtime.h"

namespace assay::erlang {

// How a program was opened, and what it is called.
struct OpenedProgram {
  std::string module;
  ModuleTarget target;
  std::optional<std::filesystem::path> source_folder;
};

class ErlangRuntime final : public RealRuntime {
 public:
  ErlangRuntime(std::filesystem::path beam_folder, OpenedProgram program)
      : beam_folder_(std::move(beam_folder)), program_(std::move(program)), server_(erl_server(beam_folder_)),
        server_with_lines_(erl_server(beam_folder_)) {}

  std::string_view name() const override { return "erl"; }
  Observation run(const RealCall& call, const RealLimits& limits, RuntimeProcess process) override;
  // erlc drops the line of an expression that always fails (`hd([])`), and lets such expressions share their code.
  std::optional<Observation> run_with_lines(const RealCall& call, const RealLimits& limits) override;
  // In a runtime of its own for each line.
  std::optional<Observation> run_to_line(const RealCall& call, uint32_t line, const RealLimits& limits) override;

 private:
  Observation run_on(Server& server, const RealCall& call, const RealLimits& limits, CompiledFor compiled = {});
  std::optional<Diagnostics> open(Server& server, CompiledFor compiled);
  Observation read_answer(const std::string& answer, const RealCall& call) const;
  Observation read_outcome(const Sexpr& outcome, const RealCall& call, std::string_view answer) const;

  std::filesystem::path beam_folder_;
  OpenedProgram program_;
  ScratchFolder scratch_;
  Server server_;
  Server server_with_lines_;
};

} // namespace assay::erlang
