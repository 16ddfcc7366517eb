#include "core/parser.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "core/builder.h"
#include "core/literal_reader.h"
#include "core/literal_text.h"
#include "core/text_cursor.h"

namespace assay::core {

namespace {

template <typename Integer>
constexpr uint64_t largest = std::numeric_limits<Integer>::max();

std::optional<Opcode> find_opcode(std::string_view text) {
  static const auto by_text = [] {
    std::unordered_map<std::string_view, Opcode> map;
    for (uint32_t i = 0; i < opcode_count; ++i) map.emplace(info(static_cast<Opcode>(i)).text, static_cast<Opcode>(i));
    return map;
  }();
  auto found = by_text.find(text);
  return found == by_text.end() ? std::nullopt : std::optional(found->second);
}

// One function, from after its name to its closing brace. Functions are put together by hand and not with a
// FunctionBuilder, which would leave out and renumber what the text says.
class FunctionParser {
 public:
  FunctionParser(TextCursor& cursor, ModuleBuilder& module, std::unordered_map<std::string_view, Operand>& literals)
      : cursor_(cursor), module_(module), literals_(literals), start_(cursor.offset()) {}

  const Function* parse() {
    auto* function = module_.arena().create<Function>();
    function->module = &module_.module();
    function->name = cursor_.read_symbol();
    if (cursor_.accept_word("as")) function->plain_name = cursor_.read_symbol();
    function->exported = cursor_.accept_word("export");
    cursor_.expect("(");
    function->parameters = read_definitions(")");
    if (cursor_.accept_word("captures")) {
      function->capture_count = static_cast<uint32_t>(cursor_.read_number(largest<uint32_t>, "a number of captures"));
    }
    function->place = read_place();
    cursor_.expect("{");
    cursor_.expect_line_end();
    function->clauses = read_clauses();
    function->blocks = read_blocks();
    cursor_.expect("}");
    cursor_.expect_line_end();
    // Values are numbered densely, and each takes some text; so a larger number is wrong. Checked here, because whoever
    // works on a function makes tables of that size.
    if (value_count_ > cursor_.offset() - start_ && !cursor_.failed()) {
      cursor_.fail_at(start_, fmt::format("the function defines v{}, but not all values before it", value_count_ - 1));
    }
    function->value_count = static_cast<uint32_t>(value_count_);
    return function;
  }

 private:
  std::span<const Clause> read_clauses() {
    std::vector<Clause> clauses;
    while (cursor_.accept_word("clause")) {
      Clause& clause = clauses.emplace_back();
      clause.compiler_generated = cursor_.accept_word("generated");
      clause.place = read_place();
      clause.site = read_site();
      cursor_.expect_line_end();
    }
    return module_.arena().copy(clauses);
  }

  std::span<const Block> read_blocks() {
    std::vector<Block> blocks;
    while (cursor_.at_numbered('b')) {
      size_t start = cursor_.offset();
      if (cursor_.read_numbered('b', largest<uint32_t>, "a block") != blocks.size()) {
        cursor_.fail_at(start, fmt::format("expected block b{}", blocks.size()));
      }
      Block& block = blocks.emplace_back();
      if (cursor_.accept("(")) block.parameters = read_definitions(")");
      if (cursor_.accept_word("handler")) block.handler = module_.arena().create<Edge>(read_edge());
      cursor_.expect(":");
      cursor_.expect_line_end();
      block.instructions = read_instructions();
    }
    return module_.arena().copy(blocks);
  }

  std::span<const Instruction> read_instructions() {
    std::vector<Instruction> instructions;
    while (!cursor_.at_end() && cursor_.peek() != '}' && !cursor_.at_numbered('b')) {
      instructions.push_back(read_instruction());
    }
    return module_.arena().copy(instructions);
  }

  Instruction read_instruction() {
    Instruction instruction;
    if (cursor_.at_numbered('v')) instruction.results = read_definitions("=");
    cursor_.skip_blanks();
    size_t start = cursor_.offset();
    while ((cursor_.peek() >= 'a' && cursor_.peek() <= 'z') || cursor_.peek() == '_') cursor_.advance();
    std::optional<Opcode> opcode = find_opcode(cursor_.since(start));
    if (!opcode) {
      cursor_.fail_at(start, "expected an opcode");
      return instruction;
    }
    instruction.opcode = *opcode;
    Immediate immediate = info(*opcode).immediate;
    read_immediate(immediate, instruction);
    instruction.operands = read_operands();
    read_edges(immediate, instruction);
    instruction.place = read_place();
    instruction.site = read_site();
    cursor_.expect_line_end();
    if (immediate == Immediate::Arms) read_arms(instruction);
    return instruction;
  }

  void read_immediate(Immediate immediate, Instruction& instruction) {
    switch (immediate) {
      case Immediate::Constructor:
        if (!accept_constructor(instruction.constructor)) cursor_.fail("expected `cons` or `tuple/`");
        break;
      case Immediate::Index:
        instruction.index = static_cast<uint32_t>(cursor_.read_number(largest<uint32_t>, "an index"));
        break;
      case Immediate::Function:
      case Immediate::Class:
      case Immediate::Selector:
      case Immediate::Primitive: instruction.symbol = cursor_.read_symbol(); break;
      case Immediate::Nothing:
      case Immediate::Edge:
      case Immediate::TwoEdges:
      case Immediate::Arms: break;
    }
  }

  void read_edges(Immediate immediate, Instruction& instruction) {
    std::vector<Edge> edges;
    if (immediate == Immediate::Edge || immediate == Immediate::TwoEdges) edges.push_back(read_edge());
    if (immediate == Immediate::TwoEdges) edges.push_back(read_edge());
    instruction.edges = module_.arena().copy(edges);
  }

  void read_arms(Instruction& instruction) {
    std::vector<Arm> arms;
    while (!cursor_.failed() && !cursor_.accept_word("else")) {
      arms.push_back(read_arm());
      cursor_.expect_line_end();
    }
    cursor_.expect("->");
    std::vector<Edge> otherwise = {read_edge()};
    cursor_.expect_line_end();
    instruction.arms = module_.arena().copy(arms);
    instruction.edges = module_.arena().copy(otherwise);
  }

  Arm read_arm() {
    Arm arm;
    if (accept_constructor(arm.constructor)) {
      arm.test = Arm::Test::Constructor;
    } else if (cursor_.accept_word("kind")) {
      arm.test = Arm::Test::Kind;
      arm.kind = read_kind();
    } else {
      arm.literal = read_literal().index();
    }
    cursor_.expect("->");
    arm.edge = read_edge();
    return arm;
  }

  Kind read_kind() {
    for (uint32_t i = 0; i < kind_count; ++i) {
      if (cursor_.accept_word(kind_text(static_cast<Kind>(i)))) return static_cast<Kind>(i);
    }
    cursor_.fail("expected a kind");
    return Kind::Unset;
  }

  bool accept_constructor(Constructor& constructor) {
    if (cursor_.accept_word("cons")) {
      constructor = {Constructor::Type::Cons, 2};
      return true;
    }
    if (!cursor_.accept("tuple/")) return false;
    auto arity = static_cast<uint32_t>(cursor_.read_number(largest<uint32_t>, "an arity"));
    constructor = {Constructor::Type::Tuple, arity};
    return true;
  }

  Edge read_edge() {
    Edge edge;
    edge.target = cursor_.read_numbered('b', largest<uint32_t>, "a block");
    if (cursor_.accept("(")) {
      edge.arguments = read_operands();
      cursor_.expect(")");
    }
    return edge;
  }

  // Operands as far as there are any: what follows them starts with none of an operand's characters.
  std::span<const Operand> read_operands() {
    cursor_.skip_blanks();
    constexpr std::string_view others = std::string_view("\n@$})", 5);
    if (cursor_.at_end() || others.find(cursor_.peek()) != std::string_view::npos || cursor_.at_numbered('b'))
      return {};
    std::vector<Operand> operands;
    do {
      operands.push_back(read_operand());
    } while (cursor_.accept(","));
    return module_.arena().copy(operands);
  }

  Operand read_operand() {
    if (!cursor_.at_numbered('v')) return read_literal();
    return Operand::value(cursor_.read_numbered('v', largest<uint32_t> >> 1, "a value"));
  }

  // The same text is the same literal of the module.
  Operand read_literal() {
    cursor_.skip_blanks();
    size_t start = cursor_.offset();
    Value value = LiteralReader(cursor_, module_.arena()).read();
    if (cursor_.failed()) return {};
    auto [entry, is_new] = literals_.try_emplace(cursor_.since(start));
    if (is_new) entry->second = module_.literal(value);
    return entry->second;
  }

  // Values that are defined here, separated by commas, and what must follow them.
  std::span<const ValueId> read_definitions(std::string_view end) {
    std::vector<ValueId> values;
    if (cursor_.at_numbered('v')) {
      do {
        values.push_back(cursor_.read_numbered('v', largest<uint32_t> >> 1, "a value"));
        value_count_ = std::max(value_count_, size_t{values.back()} + 1);
      } while (cursor_.accept(","));
    }
    cursor_.expect(end);
    return module_.arena().copy(values);
  }

  Place read_place() {
    Place place;
    if (!cursor_.accept("@")) return place;
    place.line = static_cast<uint32_t>(cursor_.read_number(largest<uint32_t>, "a line"));
    cursor_.expect(":");
    place.column = static_cast<uint16_t>(cursor_.read_number(largest<uint16_t>, "a column"));
    if (cursor_.accept(":")) place.file = static_cast<uint16_t>(cursor_.read_number(largest<uint16_t>, "a file"));
    return place;
  }

  SiteId read_site() {
    if (!cursor_.accept("$")) return 0;
    SiteId site = 0;
    for (int i = 0; i < 16; ++i) {
      auto digit = hexadecimal_digit(cursor_.peek());
      if (!digit) {
        cursor_.fail("expected sixteen hexadecimal digits");
        return 0;
      }
      site = site << 4 | *digit;
      cursor_.advance();
    }
    return site;
  }

  TextCursor& cursor_;
  ModuleBuilder& module_;
  std::unordered_map<std::string_view, Operand>& literals_;
  size_t start_;
  size_t value_count_ = 0;
};

void parse_class(TextCursor& cursor, ModuleBuilder& module) {
  Symbol name = cursor.read_symbol();
  Symbol parent;
  if (cursor.accept_word("extends")) parent = cursor.read_symbol();
  cursor.expect("{");
  cursor.expect_line_end();
  std::vector<Class::Method> methods;
  while (!cursor.failed() && !cursor.accept("}")) {
    Class::Method& method = methods.emplace_back();
    method.selector = cursor.read_symbol();
    cursor.expect("=");
    method.function = cursor.read_symbol();
    cursor.expect_line_end();
  }
  cursor.expect_line_end();
  module.add_class(name, parent, methods);
}

void parse_file(TextCursor& cursor, ModuleBuilder& module) {
  cursor.skip_blanks();
  if (cursor.peek() != '"') {
    cursor.fail("expected the name of a file in quotes");
    return;
  }
  auto& files = module.module().files;
  if (files.size() > largest<uint16_t>) cursor.fail("too many files");
  files.push_back(module.arena().copy_text(cursor.read_quoted('"')));
  cursor.expect_line_end();
}

} // namespace

std::expected<std::unique_ptr<Module>, Diagnostics> parse_module(std::string_view text, std::string_view file) {
  TextCursor cursor(text, file);
  cursor.skip_lines();
  cursor.expect_word("module");
  Symbol name = cursor.read_symbol();
  cursor.expect_word("language");
  ModuleBuilder module(name, cursor.read_symbol());
  cursor.expect_line_end();
  while (cursor.accept_word("file")) parse_file(cursor, module);
  while (cursor.accept_word("class")) parse_class(cursor, module);
  std::unordered_map<std::string_view, Operand> literals;
  while (cursor.accept_word("function")) module.add(FunctionParser(cursor, module, literals).parse());
  if (!cursor.at_end()) cursor.fail("expected a function");
  if (cursor.failed()) return std::unexpected(Diagnostics{cursor.failure()});
  return module.finish();
}

} // namespace assay::core
