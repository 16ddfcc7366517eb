#include "lang/java/load/class_path_entry.h"

#include <algorithm>
#include <filesystem>

#include "base/file.h"
#include "base/mapped_file.h"
#include "lang/java/load/jar_file.h"
#include "lang/java/load/names.h"
#include "lang/java/load/read_class_file.h"

namespace assay::java {
namespace {

constexpr std::string_view ending = ".class";

Diagnostics wrong(const std::string& path, std::string what) { return {Diagnostic{path, 0, 0, std::move(what)}}; }

// The class that a file of this name, seen from the root of the entry, should hold.
std::optional<Symbol> class_of_file(std::string_view name) {
  if (!name.ends_with(ending)) return std::nullopt;
  name.remove_suffix(ending.size());
  // No class: it says what a module needs, or belongs to another release than that of the jar's root.
  if (name == "module-info" || name.starts_with("META-INF/") || !is_class_name(name)) return std::nullopt;
  return Symbol(name);
}

std::vector<Symbol> in_order(std::vector<Symbol> names) {
  std::ranges::sort(names, {}, [](Symbol name) { return name.text(); });
  return names;
}

std::expected<ClassBytes, Diagnostics> read_bytes(const std::string& path) {
  auto text = read_file(path);
  if (!text) return std::unexpected(wrong(path, text.error()));
  return ClassBytes{{text->begin(), text->end()}, path};
}

class Folder : public ClassPathEntry {
 public:
  explicit Folder(std::filesystem::path path) : path_(std::move(path)) {}

  std::expected<std::optional<ClassBytes>, Diagnostics> find(Symbol name) const override {
    std::filesystem::path file = path_ / (std::string(name.text()) + std::string(ending));
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) return std::nullopt;
    auto bytes = read_bytes(file.string());
    if (!bytes) return std::unexpected(std::move(bytes.error()));
    return std::move(*bytes);
  }
  std::vector<Symbol> classes() const override {
    std::vector<Symbol> names;
    std::error_code error;
    std::filesystem::recursive_directory_iterator at(path_, std::filesystem::directory_options::skip_permission_denied,
                                                     error);
    for (; !error && at != std::filesystem::recursive_directory_iterator(); at.increment(error))
      if (auto name = class_of_file(at->path().lexically_relative(path_).generic_string())) names.push_back(*name);
    return in_order(std::move(names));
  }

 private:
  std::filesystem::path path_;
};

class Jar : public ClassPathEntry {
 public:
  Jar(MappedFile file, JarFile jar) : file_(std::move(file)), jar_(std::move(jar)) {}

  std::expected<std::optional<ClassBytes>, Diagnostics> find(Symbol name) const override {
    std::string inside = std::string(name.text()) + std::string(ending);
    auto bytes = jar_.find(inside);
    if (!bytes) return std::unexpected(std::move(bytes.error()));
    if (!*bytes) return std::nullopt;
    return ClassBytes{std::move(**bytes), jar_.path() + "!/" + inside};
  }
  std::vector<Symbol> classes() const override {
    std::vector<Symbol> names;
    for (const std::string& inside : jar_.names())
      if (auto name = class_of_file(inside)) names.push_back(*name);
    return in_order(std::move(names));
  }

 private:
  MappedFile file_; // whose bytes the jar reads
  JarFile jar_;
};

// Wherever it lies, whatever the file is called.
class SingleClass : public ClassPathEntry {
 public:
  SingleClass(Symbol name, ClassBytes bytes) : name_(name), bytes_(std::move(bytes)) {}

  std::expected<std::optional<ClassBytes>, Diagnostics> find(Symbol name) const override {
    return name == name_ ? std::optional(bytes_) : std::nullopt;
  }
  std::vector<Symbol> classes() const override { return {name_}; }

 private:
  Symbol name_;
  ClassBytes bytes_;
};

std::expected<std::unique_ptr<ClassPathEntry>, Diagnostics> make_jar(const std::string& path) {
  auto file = MappedFile::open(path);
  if (!file) return std::unexpected(wrong(path, file.error()));
  auto jar = JarFile::make(file->bytes(), path);
  if (!jar) return std::unexpected(std::move(jar.error()));
  return std::make_unique<Jar>(std::move(*file), std::move(*jar));
}

std::expected<std::unique_ptr<ClassPathEntry>, Diagnostics> make_single(const std::string& path) {
  auto bytes = read_bytes(path);
  if (!bytes) return std::unexpected(std::move(bytes.error()));
  auto file = read_class_file(bytes->bytes, path);
  if (!file) return std::unexpected(std::move(file.error()));
  return std::make_unique<SingleClass>((*file)->name, std::move(*bytes));
}

} // namespace

std::expected<std::unique_ptr<ClassPathEntry>, Diagnostics> ClassPathEntry::make(const std::string& path) {
  std::error_code error;
  auto status = std::filesystem::status(path, error);
  if (std::filesystem::is_directory(status)) return std::make_unique<Folder>(path);
  if (!std::filesystem::exists(status)) return std::unexpected(wrong(path, "no such file or folder"));
  if (path.ends_with(ending)) return make_single(path);
  if (path.ends_with(".jar")) return make_jar(path);
  return std::unexpected(wrong(path, "no folder, .jar or .class file, so no place for classes"));
}

} // namespace assay::java
