#include "lang/java/load/class_path.h"

#include <fmt/core.h>

#include "base/mapped_file.h"
#include "lang/java/load/class_path_entry.h"
#include "lang/java/load/jimage.h"
#include "lang/java/load/names.h"
#include "lang/java/load/read_class_file.h"

namespace assay::java {
namespace {

std::expected<std::optional<ClassPath::Found>, Diagnostics> read(std::span<const uint8_t> bytes, std::string path,
                                                                 Symbol name, bool of_library) {
  auto file = read_class_file(bytes, path);
  if (!file) return std::unexpected(std::move(file.error()));
  if ((*file)->name != name)
    return std::unexpected(Diagnostics{
        Diagnostic{path, 0, 0, fmt::format("holds class {} instead of {}", (*file)->name.text(), name.text())}});
  return ClassPath::Found{std::move(*file), of_library, std::move(path)};
}

} // namespace

struct ClassPath::Parts {
  MappedFile file; // whose bytes the image reads
  JImage image;
  std::vector<std::unique_ptr<ClassPathEntry>> entries;
};

ClassPath::ClassPath(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
ClassPath::ClassPath(ClassPath&&) noexcept = default;
ClassPath& ClassPath::operator=(ClassPath&&) noexcept = default;
ClassPath::~ClassPath() = default;

std::expected<ClassPath, Diagnostics> ClassPath::make(std::vector<std::string> entries, std::filesystem::path image) {
  auto file = MappedFile::open(image);
  if (!file) return std::unexpected(Diagnostics{Diagnostic{image.string(), 0, 0, file.error()}});
  auto classes = JImage::make(file->bytes(), image.string());
  if (!classes) return std::unexpected(std::move(classes.error()));
  auto parts = std::make_unique<Parts>(Parts{std::move(*file), std::move(*classes), {}});
  Diagnostics wrong;
  for (const std::string& path : entries) {
    auto entry = ClassPathEntry::make(path);
    if (entry) {
      parts->entries.push_back(std::move(*entry));
    } else {
      wrong.insert(wrong.end(), entry.error().begin(), entry.error().end());
    }
  }
  if (!wrong.empty()) return std::unexpected(std::move(wrong));
  return ClassPath(std::move(parts));
}

std::expected<std::optional<ClassPath::Found>, Diagnostics> ClassPath::find(Symbol name) const {
  if (!is_class_name(name.text())) return std::nullopt;
  auto resource = parts_->image.find_class(name.text());
  if (!resource) return std::unexpected(std::move(resource.error()));
  if (*resource) return read((*resource)->bytes, parts_->image.path() + "!" + (*resource)->name, name, true);
  for (const auto& entry : parts_->entries) {
    auto found = entry->find(name);
    if (!found) return std::unexpected(std::move(found.error()));
    if (*found) return read((*found)->bytes, (*found)->path, name, false);
  }
  return std::nullopt;
}

std::vector<Symbol> ClassPath::classes_of(size_t entry) const { return parts_->entries.at(entry)->classes(); }

size_t ClassPath::entries() const { return parts_->entries.size(); }

} // namespace assay::java
