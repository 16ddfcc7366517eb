#include "lang/erlang/runtime/information.h"

#include "lang/answer.h"

namespace assay::erlang {

std::expected<InformationAnswer, Diagnostics> read_information_answer(std::string_view answer) {
  Arena arena;
  auto tree = read_ok_answer(answer, arena);
  if (!tree) return std::unexpected(std::move(tree.error()));
  InformationAnswer information;
  for (const Sexpr& item : (*tree)->items().subspan(1)) {
    std::vector<std::string> texts =
        item.items().empty() ? std::vector<std::string>{} : strings(item.items().subspan(1));
    std::string first = texts.empty() ? std::string{} : texts.front();
    if (item.head() == "otp") information.otp_release = first;
    if (item.head() == "erts") information.erts_version = first;
    if (item.head() == "root") information.root = first;
    if (item.head() == "code_path") information.code_path = std::move(texts);
  }
  if (information.root.empty() || information.code_path.empty())
    return std::unexpected(unexpected_answer("no code path in it"));
  return information;
}

} // namespace assay::erlang
