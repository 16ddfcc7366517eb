#pragma once
// Dumps by way of the cache or of the front end's server: what both languages' doors to their front ends have in
// common. For one thread at a time.

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "lang/dump_cache.h"
#include "lang/server.h"

namespace assay::lang {

// What relative names in a request mean depends on it.
std::string current_folder();

class CachedDumps {
 public:
  CachedDumps(ServerProgram program, DumpCache cache) : cache_(std::move(cache)), server_(std::move(program)) {}

  // The text of the dump. `key` is everything it depends on besides Assay's version, the request and the files that the
  // answer names: the version of the compiler above all.
  std::expected<std::string, Diagnostics> get(std::string_view key, const std::string& request);

  const DumpCache& cache() const { return cache_; }
  Server& server() { return server_; }

 private:
  DumpCache cache_;
  Server server_;
};

} // namespace assay::lang
