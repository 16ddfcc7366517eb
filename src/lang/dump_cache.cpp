// An entry is a line, the s-expression (cached 1 "KEY" "HASH OF THE DUMP" ("FILE" "HASH")…), and the dump's text.

#include "lang/dump_cache.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>

#include "base/file.h"
#include "base/sexpr.h"
#include "lang/tokens.h"

namespace assay::lang {
namespace {

constexpr std::string_view entry_suffix = ".dump";

// A file that is not there has a hash too: should it appear, the entry is outdated.
std::string hash_of_file(const std::filesystem::path& path) {
  auto bytes = read_file(path);
  return bytes ? content_hash(*bytes) : "absent";
}

bool header_holds(const Sexpr& header, std::string_view key, std::string_view dump) {
  std::span<const Sexpr> items = header.items();
  if (header.head() != "cached" || items.size() < 4 || items[1].small_integer() != 1) return false;
  if (items[2].text() != key || items[3].text() != content_hash(dump)) return false;
  return std::ranges::all_of(items.subspan(4), [](const Sexpr& file) {
    return file.items().size() == 2 && hash_of_file(file.items()[0].text()) == file.items()[1].text();
  });
}

} // namespace

std::optional<std::filesystem::path> cache_folder() {
  auto variable = [](const char* name) -> std::string_view {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
  };
  if (variable("ASSAY_CACHE") == "off") return std::nullopt;
  std::filesystem::path xdg = variable("XDG_CACHE_HOME");
  if (xdg.is_absolute()) return xdg / "assay";
  std::filesystem::path home = variable("HOME");
  if (home.is_absolute()) return home / ".cache" / "assay";
  return std::nullopt;
}

std::filesystem::path DumpCache::entry(std::string_view key) const {
  return *folder_ / language_ / (content_hash(key) + std::string(entry_suffix));
}

std::optional<std::string> DumpCache::find(std::string_view key) const {
  if (!folder_) return std::nullopt;
  auto bytes = read_file(entry(key));
  if (!bytes) return std::nullopt;
  size_t end_of_header = bytes->find('\n');
  if (end_of_header == std::string::npos) return std::nullopt;
  std::string_view dump = std::string_view(*bytes).substr(end_of_header + 1);
  Arena arena;
  auto header = read_sexpr(std::string_view(*bytes).substr(0, end_of_header), "cache", arena);
  if (!header || !header_holds(**header, key, dump)) return std::nullopt;
  bytes->erase(0, end_of_header + 1);
  return std::move(*bytes);
}

void DumpCache::keep(std::string_view key, std::string_view dump, const std::vector<std::string>& files_read) const {
  if (!folder_) return;
  std::string text = fmt::format("(cached 1 {} {}", string_token(key), string_token(content_hash(dump)));
  for (const std::string& file : files_read)
    text += fmt::format(" ({} {})", string_token(file), string_token(hash_of_file(file)));
  text += ")\n";
  text += dump;
  // Looking at all entries takes a while when there are many. Who writes much does so now and then, and so does one of
  // many who write little.
  written_ += text.size();
  if (written_ > most_bytes_ / 16 || content_hash(key).starts_with("00")) {
    make_room(text.size());
    written_ = 0;
  }
  write_file_atomically(entry(key), text);
}

// Entries are never overwritten by newer sources, so the oldest go when there are too many bytes.
void DumpCache::make_room(size_t bytes) const {
  struct Entry {
    std::filesystem::file_time_type time;
    uintmax_t size;
    std::filesystem::path path;
  };
  std::vector<Entry> entries;
  uintmax_t total = bytes;
  std::error_code error;
  for (const auto& file : std::filesystem::directory_iterator(*folder_ / language_, error)) {
    uintmax_t size = file.file_size(error);
    if (error || file.path().extension() != entry_suffix) continue;
    entries.push_back({file.last_write_time(error), size, file.path()});
    total += size;
  }
  if (total <= most_bytes_) return;
  std::ranges::sort(entries, {}, &Entry::time);
  for (const Entry& old : entries) {
    if (total <= most_bytes_ / 2) break;
    std::filesystem::remove(old.path, error);
    total -= old.size;
  }
}

} // namespace assay::lang
