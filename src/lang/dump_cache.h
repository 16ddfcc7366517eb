#pragma once
// Dumps kept between runs, so that a warm run starts no front end. An entry is one file named by the hash of everything
// the dump depends on that is known beforehand (the key); what becomes known only by compiling, the files that were
// read, is listed in it with their hashes and checked on every use.
//
// What always holds: a damaged or outdated entry is as good as none; entries appear at once and whole; failing to write
// one is no error.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace assay::lang {

// $XDG_CACHE_HOME/assay or ~/.cache/assay; none when ASSAY_CACHE is "off" or there is no home.
std::optional<std::filesystem::path> cache_folder();

class DumpCache {
 public:
  // Each language has its own folder below `folder`; without one nothing is found and nothing is kept. Beyond about
  // `most_bytes` the oldest entries of the language go.
  DumpCache(std::optional<std::filesystem::path> folder, std::string language,
            uintmax_t most_bytes = uintmax_t{1} << 30)
      : folder_(std::move(folder)), language_(std::move(language)), most_bytes_(most_bytes) {}

  std::optional<std::string> find(std::string_view key) const;
  void keep(std::string_view key, std::string_view dump, const std::vector<std::string>& files_read) const;

  const std::optional<std::filesystem::path>& folder() const { return folder_; }

 private:
  std::filesystem::path entry(std::string_view key) const;
  void make_room(size_t bytes) const;

  std::optional<std::filesystem::path> folder_;
  std::string language_;
  uintmax_t most_bytes_;
  mutable uintmax_t written_ = 0; // since room was made
};

} // namespace assay::lang
