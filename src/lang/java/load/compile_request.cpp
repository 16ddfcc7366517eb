#include "lang/java/load/compile_request.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/file.h"
#include "base/fingerprint.h"
#include "base/sexpr.h"
#include "lang/answer.h"
#include "lang/hexadecimal.h"
#include "lang/tokens.h"

namespace assay::java {
namespace {

std::string list_of(const std::vector<std::string>& texts) {
  std::string tokens;
  for (const std::string& text : texts) tokens += (tokens.empty() ? "" : " ") + string_token(text);
  return "(" + tokens + ")";
}

// A name leads to nowhere but below the folder.
bool is_within(const std::filesystem::path& name) {
  return name.is_relative() && std::ranges::none_of(name, [](const auto& part) { return part == ".."; });
}

} // namespace

std::string compile_request(const JavaSources& sources) {
  return fmt::format("(compile {} {} {} {})", list_of(sources.files), list_of(sources.class_path),
                     list_of(sources.source_path), list_of(sources.options));
}

Diagnostics unpack_classes(std::string_view classes, const std::filesystem::path& folder) {
  Arena arena;
  auto tree = read_sexpr(classes, "class files", arena);
  if (!tree) return {std::move(tree.error())};
  for (const Sexpr& entry : (*tree)->items().subspan(std::min<size_t>(1, (*tree)->items().size()))) {
    if (entry.items().size() != 2) return unexpected_answer("no class file in it");
    std::filesystem::path name = entry.items()[0].text();
    if (!is_within(name)) return unexpected_answer(name.string());
    if (!write_file_atomically(folder / name, bytes_of(entry.items()[1].text())))
      return {{(folder / name).string(), 0, 0, "it can't be written"}};
  }
  return {};
}

std::string fingerprint_of_classes(const std::filesystem::path& entry) {
  std::error_code error;
  if (!std::filesystem::is_directory(entry, error)) return fingerprint(entry);
  std::vector<std::string> files;
  for (const auto& file : std::filesystem::recursive_directory_iterator(entry, error))
    if (file.path().extension() == ".class") files.push_back(fingerprint(file.path()));
  std::ranges::sort(files); // the system lists them in any order
  std::string text = fingerprint(entry);
  for (const std::string& file : files) text += file;
  return text;
}

} // namespace assay::java
