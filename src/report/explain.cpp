#include "report/explain.h"

#include <fmt/core.h>

#include "report/constraint_text.h"

namespace assay {

namespace {

std::string place_of(const TreeNode& node) {
  const core::Module& module = *node.function->module;
  std::string_view file = node.place.file < module.files.size() ? module.files[node.place.file] : module.name.text();
  return fmt::format("{}:{}", file, node.place.line);
}

std::string source_line(const TreeNode& node, SourceLines& lines) {
  if (node.function == nullptr || node.place.line == 0) return "somewhere";
  std::string text = place_of(node);
  std::string file = text.substr(0, text.rfind(':'));
  if (auto line = lines.line(file, node.place.line)) text += ": " + *line;
  return text;
}

std::span<const Constraint> constraints_of(const TreeNode& node, uint32_t alternative) {
  if (is_open_ended(node.why) && alternative == 0) return node.none_seen;
  return node.alternatives[alternative].constraints;
}

// Words for the layer; what a run came to by itself was asked of nobody.
std::string layer_text(const TreeAlternative& alternative) {
  if (alternative.layer == Layer::None) return {};
  return fmt::format(" ({})", name_of(alternative.layer));
}

} // namespace

std::string explanation(FunctionTest& test, const Finding& finding, const LoadedProgram& program, SourceLines& lines) {
  if (finding.remembered) return "kept from an earlier test\n";
  if (!finding.path) return "no decision leads there\n";
  const Tree& tree = test.search().tree();
  ConstraintText words(test.search().space(), [&](Value value) { return program.input_text(value); });
  std::string text, last;
  for (const Flip& step : tree.path_to(*finding.path)) {
    const TreeNode& node = tree[step.node];
    std::string source = source_line(node, lines);
    if (source != last) text += source + "\n";
    last = source;
    text += fmt::format("  {}{}\n", words.all(constraints_of(node, step.alternative)),
                        layer_text(node.alternatives[step.alternative]));
  }
  return text;
}

} // namespace assay
