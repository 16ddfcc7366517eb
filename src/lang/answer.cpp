#include "lang/answer.h"

#include <fmt/core.h>

namespace assay::lang {
namespace {

constexpr std::string_view answer_name = "the answer of the front end";

Diagnostic read_diagnostic(const Sexpr& expression) {
  Diagnostic diagnostic;
  std::span<const Sexpr> items = expression.items();
  if (expression.head() != "diagnostic" || items.size() != 5) {
    diagnostic.message = to_text(expression);
    return diagnostic;
  }
  diagnostic.file = items[1].text();
  diagnostic.line = static_cast<uint32_t>(items[2].small_integer().value_or(0));
  diagnostic.column = static_cast<uint32_t>(items[3].small_integer().value_or(0));
  diagnostic.message = items[4].text();
  return diagnostic;
}

} // namespace

Diagnostics unexpected_answer(std::string_view what) {
  return one_diagnostic(fmt::format("{} is not as expected: {}", answer_name, what));
}

Diagnostics read_diagnostics(const Sexpr& expression) {
  Diagnostics diagnostics;
  for (const Sexpr& item : expression.items().subspan(1)) diagnostics.push_back(read_diagnostic(item));
  return diagnostics;
}

std::vector<std::string> strings(std::span<const Sexpr> items) {
  std::vector<std::string> result;
  for (const Sexpr& item : items) result.emplace_back(item.text());
  return result;
}

std::expected<const Sexpr*, Diagnostics> read_ok_answer(std::string_view answer, Arena& arena) {
  auto tree = read_sexpr(answer, answer_name, arena);
  if (!tree) return std::unexpected(Diagnostics{std::move(tree.error())});
  if ((*tree)->head() == "error") {
    Diagnostics diagnostics = read_diagnostics(**tree);
    if (diagnostics.empty()) return std::unexpected(unexpected_answer("an error without words"));
    return std::unexpected(std::move(diagnostics));
  }
  if ((*tree)->head() != "ok") return std::unexpected(unexpected_answer(to_text(**tree).substr(0, 60)));
  return *tree;
}

std::expected<DumpAnswer, Diagnostics> read_dump_answer(std::string_view answer) {
  Arena arena;
  auto tree = read_ok_answer(answer, arena);
  if (!tree) return std::unexpected(std::move(tree.error()));
  std::span<const Sexpr> items = (*tree)->items();
  if (items.size() != 3 || items[1].head() != "files_read" ||
      (items[2].head() != "module" && items[2].head() != "types" && items[2].head() != "classes"))
    return std::unexpected(unexpected_answer("no module in it"));
  // The module's text lasts until the parenthesis that closes the answer.
  size_t start = items[2].offset();
  size_t end = answer.rfind(')');
  end = answer.rfind(')', end - 1) + 1;
  return DumpAnswer{std::string(answer.substr(start, end - start)), strings(items[1].items().subspan(1))};
}

} // namespace assay::lang
