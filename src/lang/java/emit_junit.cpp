#include "lang/java/emit_junit.h"

#include <fmt/format.h>

#include <bit>
#include <set>

#include "base/sexpr.h"
#include "lang/java/emitter.h"
#include "lang/java/java_type.h"
#include "lang/java/write_value.h"

namespace assay::java {

const std::string_view junit_marker =
    "// Written by assay, which will write it anew: copy a test before you change it.";

namespace {

std::string_view package_of(Symbol class_name) {
  std::string_view name = class_name.text();
  size_t slash = name.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : name.substr(0, slash);
}

std::string file_text(const TestedClass& tested, std::string_view explanation, std::string_view name,
                      const std::string& tests) {
  std::string text = fmt::format("{}\n// {}\n", junit_marker, explanation);
  if (!package_of(tested.name).empty())
    text += fmt::format("package {};\n", source_name(Symbol(package_of(tested.name))));
  text += "\n";
  if (tests.find("assert") != std::string::npos) text += "import static org.junit.jupiter.api.Assertions.*;\n\n";
  // What texts of inputs take as given.
  text += "import java.util.*;\nimport java.util.function.*;\nimport org.junit.jupiter.api.Test;\n\n";
  return text + fmt::format("class {} {{{}}}\n", name, tests);
}

std::string test_name(const RealCall& call, std::set<std::string>& taken) {
  std::string base = call.function.substr(0, call.function.find('('));
  std::string name = base;
  for (int number = 2; !taken.insert(name).second; ++number) name = fmt::format("{}{}", base, number);
  return name;
}

std::string comment_lines(std::string_view text) {
  std::string lines;
  while (!text.empty()) {
    size_t end = std::min(text.find('\n'), text.size());
    lines += fmt::format("    // {}\n", text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string method(std::string_view comment, std::string_view name, std::string_view body) {
  return fmt::format("\n{}    @Test\n    void {}() throws Throwable {{\n        {}\n    }}\n", comment_lines(comment),
                     name, body);
}

// Escapes in texts of values are those of Java.
std::string quoted_units(std::string_view units) {
  std::string text = "\"";
  for (char unit : units) text += unit == '"' ? "\\\"" : std::string(1, unit);
  return text + "\"";
}

// What was seen, as an expression of its type; empty: there is none.
std::string expression_of_seen(const Sexpr& seen, Symbol type) {
  char tag = type_tag(type);
  if (seen.is_symbol("null") || seen.is_symbol("true") || seen.is_symbol("false")) return std::string(seen.text());
  if (seen.is_string()) return quoted_units(seen.text());
  if (auto number = seen.small_integer()) return integer_literal(*number, tag);
  if (seen.is_float()) return float_literal(seen.float_value(), tag == 'F');
  std::span<const Sexpr> items = seen.items();
  if (seen.head() == "char" && items.size() == 2) return integer_literal(items[1].small_integer().value_or(0), 'C');
  if (seen.head() == "enum" && items.size() == 3) {
    return fmt::format("{}.{}", source_text(class_type(items[1].text())), items[2].text());
  }
  return {};
}

std::string box_text(const Sexpr& seen) {
  std::span<const Sexpr> items = seen.items();
  if (seen.head() != "box" || items.size() != 3) return {};
  std::string_view name = items[1].text();
  for (char tag : std::string_view("ZBCSIJFD")) {
    Symbol type(std::string(1, tag));
    Symbol box = box_class(type);
    if (source_name(box) != name) continue;
    return fmt::format("{}.valueOf({})", source_text(class_type(box.text())), expression_of_seen(items[2], type));
  }
  return {};
}

// Of elements that can be written.
std::string array_text(const Sexpr& seen, Symbol type) {
  if (seen.head() != "array" || type_tag(type) != '[') return {};
  Symbol element(type.text().substr(1));
  std::string elements;
  for (const Sexpr& each : seen.items().subspan(2)) {
    std::string text = expression_of_seen(each, element);
    if (text.empty()) return {};
    elements += (elements.empty() ? "" : ", ") + text;
  }
  return fmt::format("new {}{{{}}}", source_type(type), elements);
}

std::string returned_assertion(const std::string& value, Symbol type, const std::string& call) {
  if (is_void(type)) return call + ";";
  Arena arena;
  auto read = read_sexpr(value, "result", arena);
  if (!read) return call + ";";
  const Sexpr* seen = *read;
  if (seen->is_symbol("null")) return fmt::format("assertNull({});", call);
  if (seen->is_symbol("true")) return fmt::format("assertTrue({});", call);
  if (seen->is_symbol("false")) return fmt::format("assertFalse({});", call);
  std::string array = array_text(*seen, type);
  if (!array.empty()) return fmt::format("assertArrayEquals({}, {});", array, call);
  std::string expected = seen->head() == "box" ? box_text(*seen) : expression_of_seen(*seen, type);
  if (!expected.empty()) return fmt::format("assertEquals({}, {});", expected, call);
  return fmt::format("assertNotNull({});", call);
}

// By its name, as the class itself may be one that tests can't name.
std::string raised_assertion(const Failure& failure, const std::string& call) {
  return fmt::format(
      "assertEquals(\"{}\",\n            assertThrows(Throwable.class, () -> {{ {}; }}).getClass().getName());",
      failure.constructor, call);
}

} // namespace

std::string findings_class(const TestedClass& tested, std::string_view name, std::span<const EmittedCase> cases) {
  std::set<std::string> taken;
  std::string tests;
  for (const EmittedCase& found : cases) {
    std::string comment = to_string(found.failure);
    if (!found.comment.empty()) comment += "\n" + found.comment;
    tests += method(comment, test_name(found.call, taken), tested.call_text(found.call) + ";");
  }
  return file_text(tested, "Each test makes a call that failed. What it should do instead is for you to say.", name,
                   tests);
}

std::string suite_class(const TestedClass& tested, std::string_view name, std::span<SuiteCase> cases) {
  std::set<std::string> taken;
  std::string tests;
  for (SuiteCase& each : cases) {
    each.name = test_name(each.call, taken);
    std::string call = tested.call_text(each.call);
    std::string body = each.seen.what == Observed::Raised
                           ? raised_assertion(each.seen.failure, call)
                           : returned_assertion(each.seen.value, tested.result_type(each.call), call);
    tests += method(each.comment, each.name, body);
  }
  return file_text(tested, "Each test makes a call and asserts what it does today, right or wrong.", name, tests);
}

} // namespace assay::java
