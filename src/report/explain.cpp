#include "report/explain.h"

#include <fmt/core.h>

#include "input/made_by_call.h"
#include "report/constraint_text.h"

namespace assay::report {

namespace {

std::string place_of(const TreeNode& node) {
  const core::Module& module = *node.function->module;
  std::string_view file = node.place.file < module.files.size() ? module.files[node.place.file] : module.name.text();
  return fmt::format("{}:{}", file, node.place.line);
}

std::string source_line(const TreeNode& node, const LoadedProgram& program, SourceLines& lines) {
  if (node.place.line == 0) return program.title_of(*node.function);
  std::string text = place_of(node);
  std::string file = text.substr(0, text.rfind(':'));
  if (auto line = lines.line(file, node.place.line)) text += ": " + *line;
  return text;
}

// Which calls make the values of a path: decisions about them are made in no function.
class Makers {
 public:
  Makers(InputSpace& space, ShapeId input, std::span<const Constraint> path) : space_(space), store_(space, input) {
    is_known_ = store_.assume(path);
  }

  // "stack:push/2, which makes argument 1"
  std::string place_of(std::span<const Constraint> constraints, const ConstraintText& words) {
    CellId cell = no_cell;
    for (const Constraint& each : constraints) cell = cell == no_cell ? cell_of(each) : cell;
    for (; is_known_ && cell != no_cell && cell != CellTable::root; cell = space_.cells[cell].parent) {
      if (auto maker = maker_of(cell)) return fmt::format("{}, which makes {}", maker->text(), words.cell(cell));
    }
    return "the calls that make the arguments";
  }

 private:
  CellId cell_of(const Constraint& constraint) const {
    switch (constraint.type) {
      case Constraint::Type::FormIn:
      case Constraint::Type::Arity:
      case Constraint::Type::NotArity:
      case Constraint::Type::NoneOf: return constraint.a;
      case Constraint::Type::Equal:
      case Constraint::Type::Apart: break;
      default: return no_cell;
    }
    const Pattern& left = space_.patterns[constraint.a];
    const Pattern& right = space_.patterns[constraint.b];
    if (left.kind == PatternKind::Cell) return left.detail;
    return right.kind == PatternKind::Cell ? right.detail : no_cell;
  }

  // A tag, then the name of the function: see input/made_by_call.h.
  std::optional<Symbol> maker_of(CellId cell) {
    if (store_.forms(cell) != forms_of(Form::Tuple)) return {};
    uint32_t arity = store_.state(store_.canonical(cell)).arity;
    if (arity == unknown_arity || arity < made_by_call_extra) return {};
    std::optional<Symbol> tag = symbol_of(space_.cells.child(cell, Step::Element, arity, 0));
    if (tag != made_by_call_tag()) return {};
    return symbol_of(space_.cells.child(cell, Step::Element, arity, 1));
  }

  // The only one that is left.
  std::optional<Symbol> symbol_of(CellId cell) {
    if (store_.forms(cell) != forms_of(Form::Symbol)) return {};
    const CellState& state = store_.state(store_.canonical(cell));
    if (state.symbol || state.groups.empty()) return state.symbol;
    const std::vector<const Alternative*>& live = store_.group(state.groups[0]).live;
    return live.size() == 1 ? live[0]->symbol : std::nullopt;
  }

  InputSpace& space_;
  Store store_;
  bool is_known_ = false;
};

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
  ConstraintText words(test.search().space(), [&](Value value) { return program.texts().input_text(value); });
  std::string text, last;
  Makers makers(test.search().space(), test.signature().input, tree.constraints_to(finding.path->last));
  for (const Flip& step : tree.path_to(finding.path->last)) {
    const TreeNode& node = tree[step.node];
    std::span<const Constraint> constraints = constraints_of(node, step.alternative);
    std::string source =
        node.function == nullptr ? makers.place_of(constraints, words) : source_line(node, program, lines);
    if (source != last) text += source + "\n";
    last = source;
    text += fmt::format("  {}{}\n", words.all(constraints), layer_text(node.alternatives[step.alternative]));
  }
  return text;
}

} // namespace assay::report
