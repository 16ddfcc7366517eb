#include "lang/erlang/runtime/erl.h"

#include "base/program.h"

namespace assay::erlang {
namespace {

// Flags meant for interactive use would change what we read; a dump of erl's own memory helps nobody. What depends on
// the time zone is the same everywhere, and as runtime/erlang/erlang.erl has it.
std::vector<std::string> environment_of_erl() {
  return environment_without(
      {"ERL_FLAGS", "ERL_AFLAGS", "ERL_ZFLAGS", "ERL_COMPILER_OPTIONS", "ERL_CRASH_DUMP_SECONDS", "TZ"},
      {"ERL_CRASH_DUMP_SECONDS=0", "TZ=UTC"});
}

} // namespace

std::optional<std::filesystem::path> find_erl() { return find_program("erl"); }

Diagnostic erl_not_found() {
  return Diagnostic{{}, 0, 0, "erl not found on the PATH: install Erlang/OTP (Debian's package is erlang-base)"};
}

std::expected<ChildProgram, Diagnostic> erl_program(const std::vector<std::string>& arguments) {
  std::optional<std::filesystem::path> erl = find_erl();
  if (!erl) return std::unexpected(erl_not_found());
  ChildProgram program{*erl,
                       {"erl", "-noshell", "-noinput", "-boot", "no_dot_erlang",
                        "+fnu",  // file names are UTF-8 whatever the locale
                        "+sbwt", // idle schedulers leave the processor to us
                        "none"},
                       environment_of_erl()};
  program.arguments.insert(program.arguments.end(), arguments.begin(), arguments.end());
  return program;
}

ServerProgram erl_server(std::filesystem::path beam_folder) {
  return {
      "erl", [folder = std::move(beam_folder)] {
        return erl_program({"-pa", folder.string(), "-run", "assay_server", "start",
                            std::to_string(ChildProcess::child_requests), std::to_string(ChildProcess::child_answers)});
      }};
}

} // namespace assay::erlang
