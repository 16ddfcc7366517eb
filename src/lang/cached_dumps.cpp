#include "lang/cached_dumps.h"

#include <fmt/core.h>

#include "base/version.h"
#include "lang/answer.h"

namespace assay::lang {

std::string current_folder() {
  std::error_code error;
  return std::filesystem::current_path(error).string();
}

std::expected<std::string, Diagnostics> CachedDumps::get(std::string_view key, const std::string& request) {
  std::string whole_key = fmt::format("assay {}\n{}\n{}", version, key, request);
  if (std::optional<std::string> dump = cache_.find(whole_key)) return std::move(*dump);
  auto answer = server_.ask(request);
  if (!answer) return std::unexpected(Diagnostics{std::move(answer.error())});
  auto dump = read_dump_answer(*answer);
  if (!dump) return std::unexpected(std::move(dump.error()));
  cache_.keep(whole_key, dump->module, dump->files_read);
  return std::move(dump->module);
}

} // namespace assay::lang
