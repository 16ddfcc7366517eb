#pragma once
// The answers of the server, taken apart: a dump with the files it depends on, the installation's facts, or
// diagnostics. An answer that is cut short or is something else altogether is a diagnostic too.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "base/arena.h"
#include "base/diagnostic.h"
#include "base/sexpr.h"

namespace assay::erlang {

struct DumpAnswer {
  std::string module;                  // the text of the (module …) or (types …) expression
  std::vector<std::string> files_read; // absolute names
};

std::expected<DumpAnswer, Diagnostics> read_dump_answer(std::string_view answer);

struct InformationAnswer {
  std::string otp_release;
  std::string erts_version;
  std::string root;
  std::vector<std::string> code_path;
};

std::expected<InformationAnswer, Diagnostics> read_information_answer(std::string_view answer);

// The tree of an answer that starts with (ok …); the diagnostics of one that starts with (error …).
std::expected<const Sexpr*, Diagnostics> read_ok_answer(std::string_view answer, Arena& arena);

} // namespace assay::erlang
