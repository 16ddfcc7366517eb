#include "lang/ocaml/lower/handled_exceptions.h"

#include <algorithm>
#include <optional>

#include "lang/ocaml/load/lambda.h"

namespace assay::ocaml {

namespace {

bool is_primitive(const Node& node, std::string_view name) {
  return node.type == NodeType::Primitive && node.name == name;
}

// `(field N (global Stdlib))`, which may be a function or a value as well; nobody compares those in this way.
std::optional<uint32_t> position_in_library(const Node& node) {
  if (!is_primitive(node, "field")) return std::nullopt;
  const Node& block = *node.parts[0];
  if (!is_primitive(block, "getglobal") || block.immediates[0].text != "Stdlib") return std::nullopt;
  return static_cast<uint32_t>(node.immediates[0].number);
}

void look_at(const Node& node, HandledExceptions& handled) {
  if (node.type == NodeType::Try) handled.any = true;
  if (!is_primitive(node, "intcomp") || node.immediates[0].text != "eq") return;
  for (const Node* operand : node.parts) {
    std::optional<uint32_t> position = position_in_library(*operand);
    bool is_new = position && std::ranges::find(handled.of_library, *position) == handled.of_library.end();
    if (is_new) handled.of_library.push_back(*position);
  }
}

} // namespace

HandledExceptions handled_exceptions(const Unit& unit) {
  HandledExceptions handled;
  std::vector<const Node*> pending;
  for (const Function& function : unit.functions) pending.push_back(function.body);
  while (!pending.empty()) {
    const Node* node = pending.back();
    pending.pop_back();
    look_at(*node, handled);
    pending.insert(pending.end(), node->parts.begin(), node->parts.end());
  }
  return handled;
}

} // namespace assay::ocaml
