// Both directions of the form:
//
//   (finding (version 1) (language "erlang") (target "file.erl")
//     (options (include "folder") (define "NAME=VALUE") (code "folder"))
//     (call "function" "argument" …) (input "arguments")
//     (failure raised|bad_result|endless|out_of_memory "class" "reason" "constructor" FLAG … (site FRAME) (trace FRAME
//     …)))
//
// where FRAME is (frame "module" "function" ARITY|unknown "file" LINE [COLUMN]), and a FLAG is readable, site_in_trace
// or cut. (input …) is left out where the language reads its own texts.

#include "store/stored_finding.h"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "base/arena.h"
#include "base/file.h"
#include "base/sexpr.h"

namespace assay::store {
namespace {

constexpr int64_t version = 1;
constexpr uint32_t deepest = 10;

std::string string_text(std::string_view text) { return to_text(Sexpr(Sexpr::Kind::String, text, 0)); }

std::string frame_text(const Frame& frame) {
  return fmt::format("(frame {} {} {} {} {}{})", string_text(frame.module), string_text(frame.function),
                     frame.arity ? std::to_string(*frame.arity) : "unknown", string_text(frame.file), frame.line,
                     frame.column == 0 ? "" : fmt::format(" {}", frame.column));
}

std::string options_text(const OpenOptions& options) {
  std::string text = "(options";
  for (const std::string& folder : options.include_folders) text += fmt::format(" (include {})", string_text(folder));
  for (const std::string& definition : options.definitions)
    text += fmt::format(" (define {})", string_text(definition));
  for (const std::string& folder : options.code_folders) text += fmt::format(" (code {})", string_text(folder));
  return text + ")";
}

std::string failure_text(const Failure& failure) {
  std::string text = fmt::format("(failure {} {} {} {}", name_of(failure.kind), string_text(failure.exception_class),
                                 string_text(failure.reason), string_text(failure.constructor));
  if (failure.reason_can_be_read) text += " readable";
  if (failure.site_is_in_trace) text += " site_in_trace";
  if (failure.trace_is_cut) text += " cut";
  text += fmt::format("\n  (site {})\n  (trace", frame_text(failure.site));
  for (const Frame& frame : failure.trace) text += "\n   " + frame_text(frame);
  return text + "))";
}

// Remembers the first thing that is wrong; goes on with empty values.
class Reader {
 public:
  Reader(std::string_view text, std::string_view name) : text_(text), name_(name) {}

  StoredFinding finding(const Sexpr& tree) {
    StoredFinding found;
    if (tree.head() != "finding") fail(tree, "this is no finding");
    if (number(only(tree, "version")) != version) fail(tree, "this finding was written by another version of assay");
    found.language = string(only(tree, "language"));
    found.target = string(only(tree, "target"));
    for (const Sexpr& option : section(tree, "options")) read_option(option, found.options);
    std::vector<std::string> call = strings(section(tree, "call"));
    if (call.empty()) fail(tree, "the call has no function");
    if (!call.empty()) found.call = {call.front(), {call.begin() + 1, call.end()}};
    bool has_input = std::ranges::any_of(tree.items(), [](const Sexpr& item) { return item.head() == "input"; });
    if (has_input) found.input = string(only(tree, "input"));
    found.failure = failure(tree);
    return found;
  }
  const std::optional<Diagnostic>& problem() const { return problem_; }

 private:
  void fail(const Sexpr& where, std::string message) {
    if (!problem_) problem_ = sexpr_diagnostic(text_, name_, where.offset(), std::move(message));
  }

  // What follows the name in (NAME …), which must be there once.
  std::span<const Sexpr> section(const Sexpr& tree, std::string_view name) {
    for (const Sexpr& item : tree.items()) {
      if (item.head() == name) return item.items().subspan(1);
    }
    fail(tree, fmt::format("({} …) is missing", name));
    return {};
  }
  const Sexpr* only(const Sexpr& tree, std::string_view name) {
    std::span<const Sexpr> items = section(tree, name);
    if (items.size() == 1) return &items[0];
    fail(tree, fmt::format("({} …) needs one value", name));
    return nullptr;
  }
  std::string string(const Sexpr* item) {
    if (item == nullptr) return {};
    if (!item->is_string()) fail(*item, "a string is expected here");
    return std::string(item->text());
  }
  uint32_t number(const Sexpr* item) {
    if (item == nullptr) return 0;
    auto value = item->small_integer();
    if (!value || *value < 0 || *value > UINT32_MAX) fail(*item, "a number is expected here");
    return static_cast<uint32_t>(value.value_or(0));
  }
  std::vector<std::string> strings(std::span<const Sexpr> items) {
    std::vector<std::string> all;
    for (const Sexpr& item : items) all.push_back(string(&item));
    return all;
  }

  void read_option(const Sexpr& option, OpenOptions& options) {
    std::vector<std::string>* list = option.head() == "include"  ? &options.include_folders
                                     : option.head() == "define" ? &options.definitions
                                     : option.head() == "code"   ? &options.code_folders
                                                                 : nullptr;
    if (list == nullptr || option.items().size() != 2) return fail(option, "this is no option");
    list->push_back(string(&option.items()[1]));
  }

  Frame frame(const Sexpr& item) {
    std::span<const Sexpr> parts = item.items();
    if (item.head() != "frame" || parts.size() < 6 || parts.size() > 7) {
      fail(item, "(frame …) is expected here");
      return {};
    }
    std::optional<uint32_t> arity;
    if (!parts[3].is_symbol("unknown")) arity = number(&parts[3]);
    return {string(&parts[1]), string(&parts[2]), arity,
            string(&parts[4]), number(&parts[5]), parts.size() == 7 ? number(&parts[6]) : 0};
  }

  Failure failure(const Sexpr& tree) {
    Failure read;
    std::span<const Sexpr> items = section(tree, "failure");
    auto kind = items.empty() || !items[0].is_symbol() ? std::nullopt : failure_kind(items[0].text());
    if (items.size() < 6 || !kind) {
      fail(tree, "the failure is incomplete");
      return read;
    }
    read.kind = *kind;
    read.exception_class = string(&items[1]);
    read.reason = string(&items[2]);
    read.constructor = string(&items[3]);
    for (const Sexpr& item : items.subspan(4)) {
      if (item.is_symbol("readable")) read.reason_can_be_read = true;
      if (item.is_symbol("site_in_trace")) read.site_is_in_trace = true;
      if (item.is_symbol("cut")) read.trace_is_cut = true;
      if (item.head() == "site" && item.items().size() == 2) read.site = frame(item.items()[1]);
      if (item.head() != "trace") continue;
      for (const Sexpr& each : item.items().subspan(1)) read.trace.push_back(frame(each));
    }
    if (read.site.module.empty()) fail(tree, "the failure has no site");
    return read;
  }

  std::string_view text_;
  std::string_view name_;
  std::optional<Diagnostic> problem_;
};

} // namespace

std::string finding_text(const StoredFinding& finding) {
  std::string call = "(call " + string_text(finding.call.function);
  for (const std::string& argument : finding.call.arguments) call += " " + string_text(argument);
  call += ")";
  if (!finding.input.empty()) call += fmt::format("\n (input {})", string_text(finding.input));
  return fmt::format("(finding (version {})\n (language {})\n (target {})\n {}\n {}\n {})\n", version,
                     string_text(finding.language), string_text(finding.target), options_text(finding.options), call,
                     failure_text(finding.failure));
}

std::string arguments_text(const StoredFinding& finding, const ValueText& texts) {
  return finding.input.empty() ? texts.argument_list(finding.call.arguments) : finding.input;
}

std::expected<StoredFinding, Diagnostic> read_finding_text(std::string_view text, std::string_view name) {
  Arena arena;
  auto tree = read_sexpr(text, name, arena, deepest);
  if (!tree) return std::unexpected(std::move(tree.error()));
  Reader reader(text, name);
  StoredFinding finding = reader.finding(**tree);
  if (reader.problem()) return std::unexpected(*reader.problem());
  return finding;
}

std::expected<StoredFinding, Diagnostic> read_finding(const std::filesystem::path& file) {
  auto text = read_file(file);
  if (!text) return std::unexpected(Diagnostic{file.string(), 0, 0, text.error()});
  return read_finding_text(*text, file.string());
}

} // namespace assay::store
