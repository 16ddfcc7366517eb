// How a program of the user is opened: its source is compiled, its class found, and those beside it.

#include <fmt/format.h>

#include <algorithm>

#include "base/file.h"
#include "lang/java/load/read_class_file.h"
#include "lang/java/load/sources_beside.h"
#include "lang/java/types/visibility.h"
#include "lang/java/user_program.h"

namespace assay::java {

namespace {

// The folder that a class file's package starts in: `x/a/b/C.class` with class a/b/C is below `x`.
std::filesystem::path root_of(const std::filesystem::path& file, Symbol name) {
  std::filesystem::path root = std::filesystem::absolute(file).parent_path();
  for (char letter : name.text()) {
    if (letter == '/') root = root.parent_path();
  }
  return root;
}

Diagnostics unreadable(const std::string& file, const std::string& why) { return {Diagnostic{file, 0, 0, why}}; }

// How many folders at their ends have the same names.
size_t folders_in_common(const std::filesystem::path& one, const std::filesystem::path& other) {
  std::vector<std::filesystem::path> ours(one.begin(), one.end());
  std::vector<std::filesystem::path> others(other.begin(), other.end());
  auto [left, right] = std::ranges::mismatch(ours.rbegin(), ours.rend(), others.rbegin(), others.rend());
  return static_cast<size_t>(left - ours.rbegin());
}

// The class of a file that has no class of its own name, as that may be no name of a class: `ann-smith.java`. Empty:
// there is none, or more than one that is not inside of another.
std::filesystem::path only_class_of(const std::filesystem::path& classes, std::string_view source_name) {
  std::filesystem::path found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(classes)) {
    if (entry.path().extension() != ".class" || entry.path().stem().string().contains('$')) continue;
    auto bytes = read_file(entry.path());
    if (!bytes) continue;
    auto read =
        read_class_file({reinterpret_cast<const uint8_t*>(bytes->data()), bytes->size()}, entry.path().string());
    if (!read || (*read)->source_file != source_name) continue;
    if (!found.empty()) return {};
    found = entry.path();
  }
  return found;
}

// The class that has the file's name, wherever its package is. If several have it, as classes beside it were compiled
// as well, it is the one whose package is the most like the file's folder. Empty: there is none.
std::filesystem::path class_of_source(const std::filesystem::path& classes, const std::string& file) {
  std::filesystem::path source = std::filesystem::absolute(file).lexically_normal();
  std::string wanted = source.stem().string() + ".class";
  std::filesystem::path found;
  size_t most = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(classes)) {
    if (entry.path().filename() != wanted) continue;
    size_t common = folders_in_common(entry.path().lexically_relative(classes).parent_path(), source.parent_path());
    if (!found.empty() && common <= most) continue;
    found = entry.path();
    most = common;
  }
  return found.empty() ? only_class_of(classes, source.filename().string()) : found;
}

// All that was compiled with it; of classes that somebody else compiled those in its folder.
std::vector<Symbol> names_beside(const ClassPath& path, const std::filesystem::path& file, Symbol name,
                                 bool is_compiled) {
  if (is_compiled) return path.classes_of(0);
  std::vector<Symbol> names;
  std::string_view package = package_of(name);
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::absolute(file).parent_path(), error)) {
    if (entry.path().extension() != ".class") continue;
    std::string simple = entry.path().stem().string();
    names.emplace_back(package.empty() ? simple : fmt::format("{}/{}", package, simple));
  }
  return names;
}

Subclasses classes_beside(const ClassPath& path, std::span<const Symbol> names) {
  Subclasses beside;
  for (Symbol each : names) {
    auto found = path.find(each);
    if (found && *found && !(*found)->of_library) beside.add(*(*found)->file);
  }
  return beside;
}

// Where a class was compiled by us, it is said to be beside its source.
struct Moved {
  std::string from;
  std::string to;
};

ClassTable::Reader reader_of(std::shared_ptr<ClassPath> path, Moved moved) {
  return [path = std::move(path),
          moved = std::move(moved)](Symbol name) -> std::expected<std::optional<ClassTable::Read>, Diagnostics> {
    auto found = path->find(name);
    if (!found) return std::unexpected(found.error());
    if (!*found) return std::nullopt;
    std::string place = std::move((*found)->path);
    if (!moved.from.empty() && place.starts_with(moved.from)) place = moved.to + place.substr(moved.from.size());
    return ClassTable::Read{std::move((*found)->file), std::move(place)};
  };
}

} // namespace

std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> UserProgram::open(std::string_view target,
                                                                             const OpenOptions& options) {
  std::string file(target);
  return target.ends_with(".java") ? open_source(file, options) : open_class(file, options, {});
}

std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> UserProgram::open_source(const std::string& file,
                                                                                    const OpenOptions& options) {
  if (auto readable = read_file(file); !readable) return std::unexpected(unreadable(file, readable.error()));
  static JavaCompiler compiler;
  JavaSources sources{{file}, options.code_folders, options.include_folders, {}};
  std::vector<std::string> beside = sources_with_subclasses(file);
  sources.files.insert(sources.files.end(), beside.begin(), beside.end());
  auto compiled = compiler.compile(sources);
  // What is wrong with others is none of its faults.
  bool are_left_out = !compiled && !beside.empty();
  if (are_left_out) {
    sources.files.resize(1);
    compiled = compiler.compile(sources);
  }
  if (!compiled) return std::unexpected(compiled.error());
  std::filesystem::path found = class_of_source(compiled->folder(), file);
  if (found.empty()) {
    return std::unexpected(
        one_diagnostic(fmt::format("{} has no class {}", file, std::filesystem::path(file).stem().string())));
  }
  auto program = open_class(found.string(), options, file);
  if (!program) return program;
  auto& opened = static_cast<UserProgram&>(**program);
  opened.compiled_ = std::move(*compiled);
  if (are_left_out) opened.left_out_ = std::move(beside);
  return program;
}

std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> UserProgram::open_class(const std::string& file,
                                                                                   const OpenOptions& options,
                                                                                   const std::string& source) {
  auto library = java_library();
  if (!library) return std::unexpected(library.error());
  auto bytes = read_file(file);
  if (!bytes) return std::unexpected(unreadable(file, bytes.error()));
  std::span<const uint8_t> contents(reinterpret_cast<const uint8_t*>(bytes->data()), bytes->size());
  auto read = read_class_file(contents, file);
  if (!read) return std::unexpected(read.error());
  Symbol name = (*read)->name;
  std::vector<std::string> entries = {root_of(file, name).string()};
  entries.insert(entries.end(), options.code_folders.begin(), options.code_folders.end());
  auto path = ClassPath::make(entries, (*library)->installation.image);
  if (!path) return std::unexpected(path.error());
  auto shared = std::make_shared<ClassPath>(std::move(*path));
  Moved moved;
  if (!source.empty()) {
    // As the user named it, as far as the package allows.
    std::filesystem::path folder = std::filesystem::path(source).parent_path();
    bool is_below = name.text().find('/') != std::string_view::npos;
    moved = {entries[0] + "/", is_below         ? root_of(source, name).string() + "/"
                               : folder.empty() ? std::string()
                                                : folder.string() + "/"};
  }
  std::unique_ptr<UserProgram> program(new UserProgram(*(*library)->program, reader_of(shared, std::move(moved))));
  program->class_path_ = std::move(entries);
  JavaClass* tested = program->classes().find(name);
  if (tested == nullptr) {
    auto why = program->classes().problems().find(name);
    std::string reason = why == program->classes().problems().end() ? "it is not on its class path" : why->second;
    return std::unexpected(one_diagnostic(fmt::format("class {} can't be linked: {}", source_name(name), reason)));
  }
  program->beside_ = classes_beside(*shared, names_beside(*shared, file, name, !source.empty()));
  program->tested_.set(*tested);
  program->main_ = &program->lower_class(*tested);
  program->boundary_ = std::make_unique<JavaBoundary>(*program, tested);
  return program;
}

} // namespace assay::java
