#include "write_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace assay::adversary {

namespace {

// A condition stands in the function itself if it is the only one and its arguments come as they are.
bool is_inline(const DrawnFunction& function) {
  const Part& first = function.parts.front();
  bool is_wrapped = std::ranges::any_of(first.arguments, [](const Argument& each) { return each.wrap != nullptr; });
  return function.parts.size() == 1 && !is_wrapped && !function.is_in_helper;
}

std::string boxed(const std::string& type) {
  if (type == "int") return "Integer";
  if (type == "char") return "Character";
  if (type == "long" || type == "double" || type == "float") {
    return static_cast<char>(type[0] - 'a' + 'A') + type.substr(1);
  }
  return type;
}

class Writer {
 public:
  virtual ~Writer() = default;
  virtual std::string file() const = 0;
  virtual std::string calls_file() const = 0;
  virtual std::string beginning(const std::vector<DrawnFunction>& all) const = 0;
  virtual std::string end() const { return ""; }
  virtual std::string function(const DrawnFunction& function, bool fails) const = 0;
  virtual std::string calls(const std::vector<DrawnFunction>& all) const = 0;
  virtual std::string_view failure() const = 0; // what the failing line begins with

 protected:
  virtual std::string names(std::string_view prefix, const Part& part, size_t index) const {
    return fmt::format("{}{}_{}", prefix, part.numbers.number, index);
  }
  virtual std::string declared(const std::string& name, const std::string& type) const = 0;
  virtual std::string ask(const Part& part, const std::vector<std::string>& arguments) const = 0;
  virtual std::string_view between() const { return ", "; }
  virtual std::string_view conjunction() const = 0;

  static std::string in_wrap(std::string_view text, const Argument& argument, const std::string& definition) {
    const std::string& type = argument.parameter.type;
    std::string typed = replaced(text, "$T", argument.wrap->needs_boxed_type ? boxed(type) : type);
    return replaced(replaced(typed, "$D", definition), "$V", argument.value);
  }
  static std::string definition_number(const Part& part, size_t index) {
    return fmt::format("{}x{}", part.numbers.number, index);
  }
  std::string parameter(const DrawnFunction& function, const Part& part, size_t index) const {
    return is_inline(function) ? part.arguments[index].parameter.name : names("p", part, index);
  }
  // The function's parameters as it declares them; values of the failing call.
  std::string parameters(const DrawnFunction& function) const {
    std::vector<std::string> all;
    for (const Part& part : function.parts) {
      for (size_t i = 0; i < part.arguments.size(); ++i) {
        const Argument& each = part.arguments[i];
        std::string type = each.wrap ? in_wrap(each.wrap->type, each, definition_number(part, i)) : each.parameter.type;
        all.push_back(declared(parameter(function, part, i), type));
      }
    }
    return fmt::format("{}", fmt::join(all, between()));
  }
  std::string values(const DrawnFunction& function) const {
    std::vector<std::string> all;
    for (const Part& part : function.parts) {
      for (size_t i = 0; i < part.arguments.size(); ++i) {
        const Argument& each = part.arguments[i];
        all.push_back(each.wrap ? in_wrap(each.wrap->value, each, definition_number(part, i)) : each.value);
      }
    }
    if (!function.guard.empty()) all.push_back(function.guard);
    return fmt::format("{}", fmt::join(all, between()));
  }
  static std::string definitions(const DrawnFunction& function) {
    std::string text;
    for (const Part& part : function.parts) {
      if (!part.trap->definitions.empty()) text += part.numbers.in(part.trap->definitions) + "\n";
      for (size_t i = 0; i < part.arguments.size(); ++i) {
        const Argument& each = part.arguments[i];
        if (!each.wrap || each.wrap->definition.empty()) continue;
        text += in_wrap(each.wrap->definition, each, definition_number(part, i)) + "\n";
      }
    }
    return text;
  }
  std::string part_asked(const DrawnFunction& function, const Part& part) const {
    if (is_inline(function)) return part.numbers.in(part.trap->condition);
    std::vector<std::string> arguments;
    for (size_t i = 0; i < part.arguments.size(); ++i) {
      const Wrap* wrap = part.arguments[i].wrap;
      std::string name = parameter(function, part, i);
      arguments.push_back(!wrap                  ? name
                          : wrap->within.empty() ? names("q", part, i)
                                                 : replaced(wrap->within, "$P", name));
    }
    std::string text = ask(part, arguments);
    for (size_t i = 0; i < part.arguments.size(); ++i) {
      const Wrap* wrap = part.arguments[i].wrap;
      if (!wrap) continue;
      std::string form = replaced(replaced(wrap->asked, "$P", parameter(function, part, i)), "$Q", names("q", part, i));
      text = replaced(form, "$B", text);
    }
    return text;
  }
  std::string asked(const DrawnFunction& function, std::string_view guard) const {
    std::vector<std::string> all;
    if (!function.guard.empty()) all.push_back(fmt::format("{} {}", guard, function.guard));
    for (const Part& part : function.parts) all.push_back(part_asked(function, part));
    return replaced(function.form, "$B", fmt::format("{}", fmt::join(all, conjunction())));
  }
  static std::string before(const DrawnFunction& function, std::string_view after_each) {
    std::string text;
    for (const Part& part : function.parts) {
      if (!part.trap->before.empty()) text += part.numbers.in(part.trap->before) + std::string(after_each);
    }
    return text;
  }
};

class OcamlWriter : public Writer {
 public:
  std::string file() const override { return "traps.ml"; }
  std::string calls_file() const override { return "calls.ml"; }
  std::string_view failure() const override { return "failwith"; }
  std::string beginning(const std::vector<DrawnFunction>&) const override { return ""; }
  std::string function(const DrawnFunction& function, bool fails) const override {
    std::string text = definitions(function);
    if (!is_inline(function)) {
      for (const Part& part : function.parts) text += helper(part);
    }
    text += fmt::format("let {} {}{} =\n  if {}{} then\n    failwith \"{}\"\n  else 0\n", function.name,
                        parameters(function), function.guard.empty() ? "" : " (guard : int)", fails ? "" : "false && ",
                        asked(function, "guard ="), function.name);
    return text;
  }
  std::string calls(const std::vector<DrawnFunction>& all) const override {
    std::string text;
    for (const DrawnFunction& each : all) text += function(each, /*fails=*/true);
    text += ";;\n";
    for (const DrawnFunction& each : all) {
      text += fmt::format(
          "let () = try ({} ignore ({} {})) with Failure name when name = \"{}\" -> print_string "
          "(\"\\nfails:\" ^ name ^ \"\\n\");;\n",
          before(each, " "), each.name, values(each), each.name);
    }
    return text;
  }

 private:
  std::string declared(const std::string& name, const std::string& type) const override {
    return fmt::format("({} : {})", name, type);
  }
  std::string_view between() const override { return " "; }
  std::string_view conjunction() const override { return " && "; }
  std::string ask(const Part& part, const std::vector<std::string>& arguments) const override {
    return fmt::format("asks{} {}", part.numbers.number, fmt::join(arguments, " "));
  }
  std::string helper(const Part& part) const {
    std::string declarations;
    for (const Argument& each : part.arguments) {
      declarations += " " + declared(each.parameter.name, each.parameter.type);
    }
    return fmt::format("let asks{}{} = {}\n", part.numbers.number, declarations, part.numbers.in(part.trap->condition));
  }
};

class ErlangWriter : public Writer {
 public:
  std::string file() const override { return "traps.erl"; }
  std::string calls_file() const override { return "calls.escript"; }
  std::string_view failure() const override { return "error("; }
  std::string beginning(const std::vector<DrawnFunction>& all) const override {
    std::vector<std::string> exported;
    for (const DrawnFunction& each : all) exported.push_back(fmt::format("{}/{}", each.name, arity(each)));
    return fmt::format("-module(traps).\n-export([{}]).\n", fmt::join(exported, ", "));
  }
  std::string function(const DrawnFunction& function, bool fails) const override {
    std::string text = definitions(function);
    if (!is_inline(function)) {
      for (const Part& part : function.parts) text += helper(part);
    }
    text += fmt::format("-spec {}({}{}) -> ok.\n", function.name, parameters(function),
                        function.guard.empty() ? "" : ", integer()");
    text += fmt::format("{}({}{}) ->\n  case {}{} of\n    true ->\n      error({});\n    _ -> ok\n  end.\n",
                        function.name, head(function), function.guard.empty() ? "" : ", Guard",
                        fails ? "" : "false andalso ", asked(function, "Guard =:="), function.name);
    return text;
  }
  std::string calls(const std::vector<DrawnFunction>& all) const override {
    std::string text = "#!/usr/bin/env escript\nmain(_) ->\n  {ok, traps} = compile:file(\"traps.erl\"),\n";
    for (const DrawnFunction& each : all) {
      text += fmt::format("  try {}traps:{}({}) of _ -> ok catch error:{} -> io:format(\"~nfails:{}~n\") end,\n",
                          before(each, ", "), each.name, values(each), each.name, each.name);
    }
    return text + "  ok.\n";
  }

 private:
  std::string names(std::string_view prefix, const Part& part, size_t index) const override {
    return Writer::names(prefix == "p" ? "P" : "Q", part, index);
  }
  // The name stands in the head, the type in the specification.
  std::string declared(const std::string&, const std::string& type) const override { return type; }
  std::string_view conjunction() const override { return " andalso "; }
  std::string ask(const Part& part, const std::vector<std::string>& arguments) const override {
    return fmt::format("asks{}({})", part.numbers.number, fmt::join(arguments, ", "));
  }
  static size_t arity(const DrawnFunction& function) {
    size_t count = function.guard.empty() ? 0 : 1;
    for (const Part& part : function.parts) count += part.arguments.size();
    return count;
  }
  std::string head(const DrawnFunction& function) const {
    std::vector<std::string> all;
    for (const Part& part : function.parts) {
      for (size_t i = 0; i < part.arguments.size(); ++i) all.push_back(parameter(function, part, i));
    }
    return fmt::format("{}", fmt::join(all, ", "));
  }
  static std::string helper(const Part& part) {
    std::vector<std::string> all;
    for (const Argument& each : part.arguments) all.push_back(each.parameter.name);
    return fmt::format("asks{}({}) ->\n  {}.\n", part.numbers.number, fmt::join(all, ", "),
                       part.numbers.in(part.trap->condition));
  }
};

class JavaWriter : public Writer {
 public:
  std::string file() const override { return "Traps.java"; }
  std::string calls_file() const override { return "Calls.java"; }
  std::string_view failure() const override { return "throw new"; }
  std::string beginning(const std::vector<DrawnFunction>&) const override {
    return "public class Traps {\n"
           "  private static boolean throwsIn(Runnable action) {\n"
           "    try { action.run(); return false; } catch (RuntimeException thrown) { return true; }\n"
           "  }\n"
           "  private static boolean parses(String text, int number) {\n"
           "    try { return Integer.parseInt(text) == number; } catch (NumberFormatException thrown) { return false; "
           "}\n"
           "  }\n"
           "  private static boolean last(boolean... answers) { return answers[answers.length - 1]; }\n";
  }
  std::string end() const override { return "}\n"; }
  std::string function(const DrawnFunction& function, bool fails) const override {
    std::string text = definitions(function);
    if (!is_inline(function)) {
      for (const Part& part : function.parts) text += helper(part);
    }
    text += fmt::format(
        "  public static int {}({}{}) {{\n    if ({}{})\n      throw new IllegalStateException(\"{}\");\n    return "
        "0;\n  }}\n",
        function.name, parameters(function), function.guard.empty() ? "" : ", int guard", fails ? "" : "false && ",
        asked(function, "guard =="), function.name);
    return text;
  }
  std::string calls(const std::vector<DrawnFunction>& all) const override {
    std::string text = "public class Calls extends Traps {\n";
    for (const DrawnFunction& each : all) {
      text += fmt::format("  static void call{0}() {{\n    {1}\n    {0}({2});\n  }}\n", each.name, before(each, " "),
                          values(each));
    }
    text += "  public static void main(String[] arguments) {\n";
    for (const DrawnFunction& each : all) {
      text += fmt::format(
          "    try {{ call{0}(); }} catch (IllegalStateException thrown) {{ System.out.println(\"\\nfails:{0}\"); }}\n",
          each.name);
    }
    return text + "  }\n}\n";
  }

 private:
  std::string declared(const std::string& name, const std::string& type) const override {
    return fmt::format("{} {}", type, name);
  }
  std::string_view conjunction() const override { return " && "; }
  std::string ask(const Part& part, const std::vector<std::string>& arguments) const override {
    return fmt::format("asks{}({})", part.numbers.number, fmt::join(arguments, ", "));
  }
  std::string helper(const Part& part) const {
    std::vector<std::string> all;
    for (const Argument& each : part.arguments) all.push_back(declared(each.parameter.name, each.parameter.type));
    return fmt::format("  private static boolean asks{}({}) {{ return {}; }}\n", part.numbers.number,
                       fmt::join(all, ", "), part.numbers.in(part.trap->condition));
  }
};

std::unique_ptr<Writer> writer_of(TrapLanguage language) {
  switch (language) {
    case TrapLanguage::Erlang: return std::make_unique<ErlangWriter>();
    case TrapLanguage::Ocaml: return std::make_unique<OcamlWriter>();
    case TrapLanguage::Java: break;
  }
  return std::make_unique<JavaWriter>();
}

// The line on which the last function of the text fails.
uint32_t failing_line(std::string_view text, std::string_view failure) {
  size_t at = text.rfind(failure);
  return 1 + static_cast<uint32_t>(std::ranges::count(text.substr(0, at), '\n'));
}

DrawnTrap trap_of(const DrawnFunction& function, uint32_t line) {
  std::string kind(function.parts.size() == 1 ? function.parts.front().trap->kind : "two kinds at once");
  DrawnTrap trap{function.name, kind, {}, {}, line};
  for (const Part& part : function.parts) {
    trap.condition += fmt::format("{}{}", trap.condition.empty() ? "" : "; ", part.trap->condition);
    trap.excuses.insert(trap.excuses.end(), part.trap->excuses.begin(), part.trap->excuses.end());
  }
  return trap;
}

} // namespace

DrawnProgram draw_program(TrapLanguage language, Draw& draw, size_t functions) {
  std::unique_ptr<Writer> writer = writer_of(language);
  std::vector<DrawnFunction> all;
  for (size_t i = 1; i <= functions; ++i) all.push_back(draw_function(language, draw, i));
  DrawnProgram program{writer->file(),     writer->beginning(all), writer->beginning(all),
                       writer->calls(all), writer->calls_file(),   {}};
  for (const DrawnFunction& function : all) {
    program.text += writer->function(function, /*fails=*/true);
    program.mended += writer->function(function, /*fails=*/false);
    program.traps.push_back(trap_of(function, failing_line(program.text, writer->failure())));
  }
  program.text += writer->end();
  program.mended += writer->end();
  return program;
}

} // namespace assay::adversary
