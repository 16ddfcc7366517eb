#pragma once
// What we must know of the Erlang installed here, without starting it: an identity that changes when its compiler does
// (for cache keys) and its code path (to find modules by name). Asked of the server once and remembered in the cache
// folder, together with the sizes and times of the files it depends on.

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "lang/server.h"

namespace assay::erlang {

struct Installation {
  std::string otp_release;
  std::string erts_version;
  std::string root;
  std::vector<std::string> code_path; // as erl has it; "." is the current folder
  std::string identity;               // a hash
};

std::expected<Installation, Diagnostics> find_installation(Server& server,
                                                           const std::optional<std::filesystem::path>& cache_folder);

} // namespace assay::erlang
