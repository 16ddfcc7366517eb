#include "write_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace assay {

namespace {

std::string with(std::string_view text, std::string_view name, const std::string& value) {
  std::string result(text);
  for (size_t at = result.find(name); at != std::string::npos; at = result.find(name, at + value.size())) {
    result.replace(at, name.size(), value);
  }
  return result;
}

// What is drawn for one function.
struct Numbers {
  std::string number; // $N
  std::string k;
  std::string j;
  std::string in(std::string_view text) const { return with(with(with(text, "$N", number), "$K", k), "$J", j); }
};

// One more parameter, and what must be so of it: the failing call gives it what it wants.
struct Guard {
  bool is_there = false;
  std::string wanted;
};

struct Written {
  const Trap* trap;
  Numbers numbers;
  Guard guard;
  bool is_in_helper; // the condition is asked in a function of its own
  std::string name() const { return "f" + numbers.number; }
};

class Writer {
 public:
  virtual ~Writer() = default;
  virtual std::string file() const = 0;
  virtual std::string calls_file() const = 0;
  virtual std::string beginning(const std::vector<Written>& all) const = 0;
  virtual std::string end() const { return ""; }
  virtual std::string function(const Written& written, bool fails) const = 0;
  virtual std::string calls(const std::vector<Written>& all) const = 0;
};

std::string parameters(const Written& written, auto&& one, std::string_view between) {
  std::string text;
  for (const Parameter& parameter : written.trap->parameters) {
    text += fmt::format("{}{}", text.empty() ? "" : between, one(parameter));
  }
  return text;
}

class OcamlWriter : public Writer {
 public:
  std::string file() const override { return "traps.ml"; }
  std::string calls_file() const override { return "calls.ml"; }
  std::string beginning(const std::vector<Written>&) const override { return ""; }
  std::string function(const Written& written, bool fails) const override {
    const Numbers& numbers = written.numbers;
    std::string text;
    if (!written.trap->definitions.empty()) text += numbers.in(written.trap->definitions) + "\n";
    std::string declared = parameters(
        written, [&](const Parameter& each) { return fmt::format("({} : {})", each.name, numbers.in(each.type)); },
        " ");
    std::string names = parameters(written, [](const Parameter& each) { return each.name; }, " ");
    std::string condition = numbers.in(written.trap->condition);
    if (!fails) condition = "false && " + condition;
    if (written.is_in_helper) text += fmt::format("let asks{} {} = {}\n", numbers.number, declared, condition);
    std::string asked = written.is_in_helper ? fmt::format("asks{} {}", numbers.number, names) : condition;
    if (written.guard.is_there) asked = fmt::format("guard = {} && {}", written.guard.wanted, asked);
    text += fmt::format("let {} {}{} =\n  if {} then\n    failwith \"{}\"\n  else 0\n", written.name(), declared,
                        written.guard.is_there ? " (guard : int)" : "", asked, written.name());
    return text;
  }
  std::string calls(const std::vector<Written>& all) const override {
    std::string text;
    for (const Written& written : all) text += function(written, /*fails=*/true);
    text += ";;\n";
    for (const Written& written : all) {
      text += fmt::format(
          "let () = try ({} ignore ({} {}{})) with Failure name when name = \"{}\" -> print_string "
          "(\"\\nfails:\" ^ name ^ \"\\n\");;\n",
          written.numbers.in(written.trap->before), written.name(), written.numbers.in(written.trap->call),
          written.guard.is_there ? " " + written.guard.wanted : "", written.name());
    }
    return text;
  }
};

class ErlangWriter : public Writer {
 public:
  std::string file() const override { return "traps.erl"; }
  std::string calls_file() const override { return "calls.escript"; }
  std::string beginning(const std::vector<Written>& all) const override {
    std::string names;
    for (const Written& written : all) {
      names += fmt::format("{}{}/{}", names.empty() ? "" : ", ", written.name(),
                           written.trap->parameters.size() + (written.guard.is_there ? 1 : 0));
    }
    return fmt::format("-module(traps).\n-export([{}]).\n", names);
  }
  std::string function(const Written& written, bool fails) const override {
    const Numbers& numbers = written.numbers;
    std::string text;
    if (!written.trap->definitions.empty()) text += numbers.in(written.trap->definitions) + "\n";
    std::string names = parameters(written, [](const Parameter& each) { return each.name; }, ", ");
    std::string types = parameters(written, [&](const Parameter& each) { return numbers.in(each.type); }, ", ");
    std::string condition = numbers.in(written.trap->condition);
    if (!fails) condition = "false andalso " + condition;
    if (written.is_in_helper) text += fmt::format("asks{}({}) ->\n  {}.\n", numbers.number, names, condition);
    std::string asked = written.is_in_helper ? fmt::format("asks{}({})", numbers.number, names) : condition;
    if (written.guard.is_there) asked = fmt::format("Guard =:= {} andalso {}", written.guard.wanted, asked);
    text += fmt::format("-spec {}({}{}) -> ok.\n", written.name(), types, written.guard.is_there ? ", integer()" : "");
    text += fmt::format("{}({}{}) ->\n  case {} of\n    true ->\n      error({});\n    _ -> ok\n  end.\n",
                        written.name(), names, written.guard.is_there ? ", Guard" : "", asked, written.name());
    return text;
  }
  std::string calls(const std::vector<Written>& all) const override {
    std::string text = "#!/usr/bin/env escript\nmain(_) ->\n  {ok, traps} = compile:file(\"traps.erl\"),\n";
    for (const Written& written : all) {
      std::string before = written.numbers.in(written.trap->before);
      text += fmt::format("  try {}{}traps:{}({}{}) of _ -> ok catch error:{} -> io:format(\"~nfails:{}~n\") end,\n",
                          before, before.empty() ? "" : ", ", written.name(), written.numbers.in(written.trap->call),
                          written.guard.is_there ? ", " + written.guard.wanted : "", written.name(), written.name());
    }
    return text + "  ok.\n";
  }
};

class JavaWriter : public Writer {
 public:
  std::string file() const override { return "Traps.java"; }
  std::string calls_file() const override { return "Calls.java"; }
  std::string beginning(const std::vector<Written>&) const override {
    return "public class Traps {\n"
           "  private static boolean throwsIn(Runnable action) {\n"
           "    try { action.run(); return false; } catch (RuntimeException thrown) { return true; }\n"
           "  }\n"
           "  private static boolean parses(String text, int number) {\n"
           "    try { return Integer.parseInt(text) == number; } catch (NumberFormatException thrown) { return false; "
           "}\n"
           "  }\n";
  }
  std::string end() const override { return "}\n"; }
  std::string function(const Written& written, bool fails) const override {
    const Numbers& numbers = written.numbers;
    std::string text;
    if (!written.trap->definitions.empty()) text += numbers.in(written.trap->definitions) + "\n";
    std::string declared = parameters(
        written, [&](const Parameter& each) { return fmt::format("{} {}", numbers.in(each.type), each.name); }, ", ");
    std::string names = parameters(written, [](const Parameter& each) { return each.name; }, ", ");
    std::string condition = numbers.in(written.trap->condition);
    if (!fails) condition = "false && " + condition;
    if (written.is_in_helper) {
      text +=
          fmt::format("  private static boolean asks{}({}) {{ return {}; }}\n", numbers.number, declared, condition);
    }
    std::string asked = written.is_in_helper ? fmt::format("asks{}({})", numbers.number, names) : condition;
    if (written.guard.is_there) asked = fmt::format("guard == {} && {}", written.guard.wanted, asked);
    text += fmt::format(
        "  public static int {}({}{}) {{\n    if ({})\n      throw new IllegalStateException(\"{}\");\n    return 0;\n "
        " }}\n",
        written.name(), declared, written.guard.is_there ? ", int guard" : "", asked, written.name());
    return text;
  }
  std::string calls(const std::vector<Written>& all) const override {
    std::string text = "public class Calls extends Traps {\n";
    for (const Written& written : all) {
      text += fmt::format("  static void call{0}() {{\n    {1}\n    {0}({2}{3});\n  }}\n", written.name(),
                          written.numbers.in(written.trap->before), written.numbers.in(written.trap->call),
                          written.guard.is_there ? ", " + written.guard.wanted : "");
    }
    text += "  public static void main(String[] arguments) {\n";
    for (const Written& written : all) {
      text += fmt::format(
          "    try {{ call{0}(); }} catch (IllegalStateException thrown) {{ System.out.println(\"\\nfails:{0}\"); }}\n",
          written.name());
    }
    return text + "  }\n}\n";
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

std::span<const Trap> traps_of(TrapLanguage language) {
  switch (language) {
    case TrapLanguage::Erlang: return erlang_traps();
    case TrapLanguage::Ocaml: return ocaml_traps();
    case TrapLanguage::Java: break;
  }
  return java_traps();
}

// The line on which the last function of the text fails: the last one but two or three, by the form that writers give
// it.
uint32_t failing_line(std::string_view text, std::string_view failure) {
  size_t at = text.rfind(failure);
  return 1 + static_cast<uint32_t>(std::ranges::count(text.substr(0, at), '\n'));
}

} // namespace

DrawnProgram draw_program(TrapLanguage language, Draw& draw, size_t functions) {
  std::unique_ptr<Writer> writer = writer_of(language);
  std::vector<Written> all;
  for (size_t i = 1; i <= functions; ++i) {
    Numbers numbers{std::to_string(i), std::to_string(draw.number(11, 9'999)), std::to_string(draw.number(11, 9'999))};
    Guard guard{draw.number(0, 2) == 0, std::to_string(draw.number(1, 999))};
    all.push_back({&draw.one_of(traps_of(language)), numbers, guard, draw.number(0, 2) == 0});
  }
  DrawnProgram program{writer->file(),     writer->beginning(all), writer->beginning(all),
                       writer->calls(all), writer->calls_file(),   {}};
  for (const Written& written : all) {
    program.text += writer->function(written, /*fails=*/true);
    program.mended += writer->function(written, /*fails=*/false);
    std::string_view failure = language == TrapLanguage::Ocaml  ? "failwith"
                               : language == TrapLanguage::Java ? "throw new"
                                                                : "error(";
    program.traps.push_back({written.trap, written.name(), failing_line(program.text, failure)});
  }
  program.text += writer->end();
  program.mended += writer->end();
  return program;
}

} // namespace assay
