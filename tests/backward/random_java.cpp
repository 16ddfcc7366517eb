#include "random_java.h"

#include <fmt/format.h>

#include <random>
#include <vector>

namespace assay::backward {

namespace {

// What all classes have. `Cell` is mutable, `Kind` has three implementations.
constexpr std::string_view common = R"(
  static class Cell {
    int value;
    Cell next;
    Cell(int value) {
      this.value = value;
    }
    Cell(int value, Cell next) {
      this(value);
      this.next = next;
    }
  }
  interface Kind {
    int of(int number);
  }
  static class Plain implements Kind {
    public int of(int number) {
      return number;
    }
  }
  static class Twice extends Plain {
    public int of(int number) {
      return 2 * number;
    }
  }
  static class Kept implements Kind {
    int kept;
    public int of(int number) {
      kept += number;
      return kept;
    }
  }
  static class Stop extends RuntimeException {
    final int code;
    Stop(int code) {
      this.code = code;
    }
  }
  static Cell make(int value) {
    return new Cell(value);
  }
  static Cell same(Cell cell) {
    return cell;
  }
  static void set(Cell cell, int value) {
    cell.value = value;
  }
  static int checked(int number) {
    if (number > 6)
      throw new Stop(number);
    return number;
  }
)";

class Drawing {
 public:
  Drawing(std::string name, uint64_t seed) : name_(std::move(name)), random_(seed) {}

  std::string text() {
    line("class " + name_ + " {");
    text_ += common;
    line("  static int shared;");
    line("  static int left(int steps) {");
    line("    return steps & 3;");
    line("  }");
    method("g", {"int a", "Cell o"}, false);
    method("f", {"int a", "int b"}, true);
    line("}");
    return std::move(text_);
  }

 private:
  uint32_t below(uint32_t count) { return static_cast<uint32_t>(random_() % count); }
  bool chance(uint32_t of_hundred) { return below(100) < of_hundred; }
  template <typename Choice>
  const Choice& any(const std::vector<Choice>& choices) {
    return choices[below(static_cast<uint32_t>(choices.size()))];
  }
  void line(const std::string& text) { text_ += text + "\n"; }
  void statement(const std::string& text) { line(std::string(indent_, ' ') + text); }

  void method(const std::string& name, const std::vector<std::string>& parameters, bool may_call) {
    std::string list;
    numbers_ = {"shared"};
    cells_.clear();
    for (const std::string& parameter : parameters) {
      list += (list.empty() ? "" : ", ") + parameter;
      bool is_number = parameter.starts_with("int ");
      (is_number ? numbers_ : cells_).push_back(parameter.substr(parameter.find(' ') + 1));
    }
    may_call_ = may_call;
    has_declared_ = false;
    line(fmt::format("  static int {}({}) {{", name, list));
    indent_ = 4;
    declare();
    block(5, 3);
    statement("return " + number(2) + ";");
    line("  }");
  }

  void declare() {
    for (std::string_view name : {"c", "d"}) {
      statement(fmt::format("int {} = {};", name, number(1)));
      numbers_.emplace_back(name);
    }
    for (std::string_view name : {"p", "q"}) {
      statement(fmt::format("Cell {} = {};", name, cell(1)));
      cells_.emplace_back(name);
    }
    statement(fmt::format("int[] xs = new int[{}];", 2 + below(3)));
    statement("int[] ys = " + std::string(chance(50) ? "xs" : "{1, 2, 3}") + ";");
    statement(fmt::format("Kind kind = {};", kind()));
    statement(fmt::format("double u = {};", real(1)));
    statement(fmt::format("long w = {};", number(1)));
    has_declared_ = true;
  }

  std::string kind() {
    return any<std::string>(
        {"new Plain()", "new Twice()", "new Kept()", fmt::format("{} ? new Plain() : new Twice()", condition(1))});
  }

  std::string constant() { return fmt::format("{}", static_cast<int>(below(9)) - 3); }
  std::string variable() { return any(numbers_); }
  std::string array() { return chance(50) ? "xs" : "ys"; }

  std::string number(uint32_t depth) {
    if (depth == 0 || chance(30)) return chance(40) ? constant() : variable();
    switch (below(14)) {
      case 12: return has_declared_ ? fmt::format("(int) ({})", real(depth - 1)) : constant();
      case 13: return has_declared_ ? "(int) (w >> 1)" : constant();
      case 0: return fmt::format("({} + {})", number(depth - 1), number(depth - 1));
      case 1: return fmt::format("({} - {})", number(depth - 1), number(depth - 1));
      case 2: return fmt::format("({} * {})", number(depth - 1), number(depth - 1));
      case 3: return fmt::format("({} / {})", number(depth - 1), chance(70) ? "2" : number(depth - 1));
      case 4: return fmt::format("({} % {})", number(depth - 1), chance(50) ? "3" : variable());
      case 5: return fmt::format("({} & {})", number(depth - 1), number(depth - 1));
      case 6: return fmt::format("({} ? {} : {})", condition(depth - 1), number(depth - 1), number(depth - 1));
      case 7: return fmt::format("checked({})", number(depth - 1));
      case 8: return cells_.empty() ? constant() : any(cells_) + (chance(95) ? ".value" : ".next.value");
      case 9: return has_declared_ ? fmt::format("{}[{}]", array(), index(depth - 1)) : constant();
      case 10: return has_declared_ ? fmt::format("kind.of({})", number(depth - 1)) : constant();
      default: break;
    }
    if (!may_call_ || !has_declared_) return variable();
    return fmt::format("g({}, {})", number(depth - 1), cell(depth - 1));
  }
  std::string index(uint32_t depth) {
    if (chance(15)) return number(depth);
    return chance(60) ? "0" : fmt::format("left({})", variable());
  }

  std::string real(uint32_t depth) {
    static const std::vector<std::string> constants = {"0.0", "-0.0", "1.5", "0.1", "-2.0", "1e300", "Double.NaN"};
    if (depth == 0 || chance(25)) return has_declared_ && chance(60) ? "u" : any(constants);
    switch (below(5)) {
      case 0: return fmt::format("({} + {})", real(depth - 1), real(depth - 1));
      case 1: return fmt::format("({} * {})", real(depth - 1), real(depth - 1));
      case 2: return fmt::format("({} / {})", real(depth - 1), real(depth - 1));
      case 3: return fmt::format("Math.sqrt({})", real(depth - 1));
      default: return fmt::format("(double) {}", number(depth - 1));
    }
  }

  std::string cell(uint32_t depth) {
    bool has_cells = !cells_.empty();
    switch (below(7)) {
      case 0: return chance(30) ? "null" : "new Cell(4)";
      case 1: return fmt::format("make({})", number(depth));
      case 2: return has_cells ? fmt::format("same({})", any(cells_)) : "new Cell(1)";
      case 3: return has_cells ? fmt::format("new Cell({}, {})", number(depth), any(cells_)) : "new Cell(2)";
      case 4: return has_cells && chance(30) ? any(cells_) + ".next" : "new Cell(5)";
      case 5: return has_cells ? any(cells_) : "new Cell(3)";
      default: return fmt::format("new Cell({})", number(depth));
    }
  }

  std::string condition(uint32_t depth) {
    static const std::vector<std::string> relations = {"==", "!=", "<", "<=", ">", ">="};
    if (depth > 0 && chance(25)) {
      return fmt::format("({} {} {})", condition(depth - 1), chance(50) ? "&&" : "||", condition(depth - 1));
    }
    if (!cells_.empty() && chance(20)) {
      std::string other = chance(40) ? "null" : any(cells_);
      return fmt::format("{} {} {}", any(cells_), chance(50) ? "==" : "!=", other);
    }
    if (has_declared_ && chance(10)) return fmt::format("{} {} {}", real(depth), any(relations), real(depth));
    if (has_declared_ && chance(5)) return fmt::format("w {} {}L", any(relations), below(10));
    if (has_declared_ && chance(10)) return chance(50) ? "kind instanceof Plain" : "kind instanceof Kept";
    return fmt::format("{} {} {}", number(depth), any(relations), number(depth));
  }

  void block(uint32_t most, uint32_t depth) {
    uint32_t count = 1 + below(most);
    for (uint32_t i = 0; i < count; ++i) draw_statement(depth);
  }
  void inside(const std::string& head, uint32_t depth) {
    statement(head + " {");
    indent_ += 2;
    block(3, depth - 1);
    indent_ -= 2;
  }

  void draw_statement(uint32_t depth) {
    uint32_t choice = below(depth == 0 ? 7 : 15);
    switch (choice) {
      case 13: return statement(fmt::format("u = {};", real(2)));
      case 14: return statement(fmt::format("w = w * 3 + {};", number(1)));
      case 0:
      case 1: return statement(fmt::format("{} = {};", variable(), number(2)));
      case 2: return statement(fmt::format("{}.value = {};", any(cells_), number(2)));
      case 3: return statement(fmt::format("{} = {};", any(cells_), cell(1)));
      case 4: return statement(fmt::format("{}[{}] = {};", array(), index(1), number(1)));
      case 5: return statement(fmt::format("set({}, {});", any(cells_), number(1)));
      case 6:
        return statement(chance(50) ? fmt::format("kind = {};", kind())
                                    : fmt::format("{}.next = {};", any(cells_), cell(1)));
      case 7:
      case 8:
        inside(fmt::format("if ({})", condition(2)), depth);
        if (chance(50)) inside("} else", depth);
        return statement("}");
      case 9: return loop(depth);
      case 10: {
        inside("try", depth);
        if (chance(40)) statement(fmt::format("{} = checked({});", variable(), number(1)));
        static const std::vector<std::string> caught = {"Stop", "RuntimeException", "ArithmeticException",
                                                        "NullPointerException", "ArrayIndexOutOfBoundsException"};
        inside(fmt::format("}} catch ({} e{})", any(caught), loops_++), depth);
        if (chance(25)) inside("} finally", depth);
        return statement("}");
      }
      case 11: {
        statement(fmt::format("switch ({}) {{", number(1)));
        for (int key = 0; key < 3; ++key) {
          statement(fmt::format("  case {}:", key));
          indent_ += 4;
          block(2, 0);
          if (chance(70)) statement("break;");
          indent_ -= 4;
        }
        statement("  default:");
        indent_ += 4;
        block(1, 0);
        indent_ -= 4;
        return statement("}");
      }
      default:
        inside(fmt::format("if ({})", condition(1)), depth);
        statement(fmt::format(
            "  {}", chance(50) ? fmt::format("throw new Stop({});", number(1)) : fmt::format("return {};", number(1))));
        return statement("}");
    }
  }

  void loop(uint32_t depth) {
    std::string counter = fmt::format("i{}", loops_++);
    std::string bound = chance(50) ? fmt::format("{}", 1 + below(4)) : fmt::format("left({})", variable());
    inside(fmt::format("for (int {0} = 0; {0} < {1}; {0}++)", counter, bound), depth);
    if (chance(20)) {
      statement(fmt::format("  if ({})", condition(1)));
      statement(std::string("    ") + (chance(50) ? "break;" : "continue;"));
    }
    statement("}");
  }

  std::string name_;
  std::mt19937_64 random_;
  std::string text_;
  uint32_t indent_ = 0;
  uint32_t loops_ = 0;
  bool may_call_ = false;
  bool has_declared_ = false; // arrays and the like
  std::vector<std::string> numbers_;
  std::vector<std::string> cells_;
};

} // namespace

std::string random_java_class(const std::string& name, uint64_t seed) { return Drawing(name, seed).text(); }

} // namespace assay::backward
