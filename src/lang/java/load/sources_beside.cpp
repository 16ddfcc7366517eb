#include "lang/java/load/sources_beside.h"

#include <algorithm>
#include <cctype>
#include <map>

#include "base/file.h"

namespace assay::java {

namespace {

constexpr size_t most_files = 500; // of a folder that are looked at
constexpr size_t longest_file = 1U << 20U;

bool is_name_character(char letter) {
  return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '$' ||
         static_cast<unsigned char>(letter) >= 0x80;
}

// Names and single other characters; comments, texts and characters in quotes are left out.
class Tokens {
 public:
  explicit Tokens(std::string_view text) : text_(text) {}

  // Empty: the end.
  std::string_view next() {
    skip();
    size_t start = at_;
    while (at_ < text_.size() && is_name_character(text_[at_])) ++at_;
    if (at_ == start && at_ < text_.size()) ++at_;
    return text_.substr(start, at_ - start);
  }

 private:
  void skip() {
    while (at_ < text_.size()) {
      std::string_view rest = text_.substr(at_);
      if (rest.starts_with("//")) {
        skip_to("\n", 2);
      } else if (rest.starts_with("/*")) {
        skip_to("*/", 2);
      } else if (rest.starts_with("\"\"\"")) {
        skip_to("\"\"\"", 3);
      } else if (rest[0] == '"' || rest[0] == '\'') {
        skip_quoted(rest[0]);
      } else if (std::isspace(static_cast<unsigned char>(rest[0])) != 0) {
        ++at_;
      } else {
        return;
      }
    }
  }
  void skip_to(std::string_view end, size_t from) {
    size_t found = text_.find(end, at_ + from);
    at_ = found == std::string_view::npos ? text_.size() : found + end.size();
  }
  void skip_quoted(char quote) {
    for (++at_; at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n'; ++at_) {
      if (text_[at_] == '\\') ++at_;
    }
    at_ = std::min(at_ + 1, text_.size());
  }

  std::string_view text_;
  size_t at_ = 0;
};

// A source that names a class of another one, or extends one.
bool has_common(const std::set<std::string, std::less<>>& one, const std::set<std::string, std::less<>>& other) {
  return std::ranges::any_of(one, [&](const std::string& each) { return other.contains(each); });
}

std::map<std::string, SourceWords> words_in_folder(const std::filesystem::path& folder) {
  std::map<std::string, SourceWords> words;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    bool is_source = entry.path().extension() == ".java" && entry.is_regular_file(error);
    if (!is_source || entry.file_size(error) > longest_file) continue;
    if (words.size() == most_files) break;
    if (auto text = read_file(entry.path().string())) words.emplace(entry.path().string(), words_of_source(*text));
  }
  return words;
}

} // namespace

SourceWords words_of_source(std::string_view text) {
  SourceWords words;
  Tokens tokens(text);
  bool is_header = false; // between the name of a class and its body
  bool is_extending = false;
  std::string_view before;
  for (std::string_view token = tokens.next(); !token.empty(); before = token, token = tokens.next()) {
    if (token == "{" || token == ";") is_header = is_extending = false;
    if (!is_name_character(token[0])) continue;
    words.all.emplace(token);
    bool is_declared = before == "class" || before == "interface" || before == "enum" || before == "record";
    if (is_declared) {
      words.declared.emplace(token);
      is_header = true;
    } else if (token == "extends" || token == "implements" || token == "permits") {
      is_extending = is_header && token != "permits";
    } else if (is_extending) {
      words.extended.emplace(token);
    }
  }
  return words;
}

std::vector<std::string> sources_with_subclasses(const std::filesystem::path& file) {
  std::filesystem::path folder = file.parent_path().empty() ? std::filesystem::path(".") : file.parent_path();
  std::map<std::string, SourceWords> others = words_in_folder(folder);
  auto self = std::ranges::find_if(
      others, [&](const auto& each) { return std::filesystem::path(each.first).filename() == file.filename(); });
  if (self == others.end()) return {};
  std::set<std::string, std::less<>> named = self->second.all;
  std::set<std::string, std::less<>> declared = self->second.declared;
  others.erase(self);
  std::vector<std::string> found;
  // Until nothing is added: what those that are found name is part of the program as well.
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (auto each = others.begin(); each != others.end();) {
      bool is_below = has_common(each->second.extended, declared);
      if (!is_below && !has_common(each->second.declared, named)) {
        ++each;
        continue;
      }
      if (is_below) found.push_back(each->first);
      named.insert(each->second.all.begin(), each->second.all.end());
      declared.insert(each->second.declared.begin(), each->second.declared.end());
      each = others.erase(each);
      goes_on = true;
    }
  }
  std::ranges::sort(found);
  return found;
}

} // namespace assay::java
