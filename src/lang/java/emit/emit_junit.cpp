#include "lang/java/emit/emit_junit.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <set>

#include "base/sexpr.h"
#include "lang/java/load/java_type.h"
#include "lang/java/lower/emitter.h"
#include "lang/java/text/literals.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

const std::string_view junit_marker =
    "// Written by assay, which will write it anew: copy a test before you change it.";

namespace {

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

// A name that a method of a test class may have: not one that it has from Object, nor one that hides an assertion.
std::string possible_name(const RealCall& call, const TestedClass& tested) {
  std::string name = call.function.substr(0, call.function.find('('));
  if (name == "<init>") {
    std::string_view of = tested.name.text();
    return fmt::format("new{}", of.substr(of.find_last_of("/$") + 1));
  }
  static const std::set<std::string_view> of_object = {"hashCode", "toString", "clone",     "finalize",
                                                       "getClass", "notify",   "notifyAll", "wait"};
  bool is_taken = of_object.contains(name) || name.starts_with("assert") || name.starts_with("fail");
  return is_taken ? name + "Test" : name;
}

std::string test_name(const RealCall& call, const TestedClass& tested, std::set<std::string>& taken) {
  std::string base = possible_name(call, tested);
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

// Of the units of a text as values have it (Canonical.java): `\\\\` and `\\uXXXX` are escapes.
std::string quoted_units(std::string_view units) {
  std::u16string text;
  for (size_t i = 0; i < units.size(); ++i) {
    uint32_t unit = static_cast<unsigned char>(units[i]);
    if (unit == '\\' && i + 5 < units.size() && units[i + 1] == 'u') {
      std::from_chars(units.data() + i + 2, units.data() + i + 6, unit, 16);
      i += 5;
    } else if (unit == '\\') {
      ++i;
    }
    text += static_cast<char16_t>(unit);
  }
  return java::quoted(text);
}

// What was seen, as an expression of its type; empty: there is none.
std::string expression_of_seen(const Sexpr& seen, Symbol type, const TestedClass& tested) {
  char tag = type_tag(type);
  if (seen.is_symbol("null") || seen.is_symbol("true") || seen.is_symbol("false")) return std::string(seen.text());
  if (seen.is_string()) return quoted_units(seen.text());
  if (auto number = seen.small_integer()) return integer_literal(*number, tag);
  if (seen.is_float()) return float_literal(seen.float_value(), tag == 'F');
  std::span<const Sexpr> items = seen.items();
  if (seen.head() == "char" && items.size() == 2) return integer_literal(items[1].small_integer().value_or(0), 'C');
  if (seen.head() == "enum" && items.size() == 3) {
    std::string name(items[1].text());
    std::ranges::replace(name, '.', '/');
    if (tested.can_be_named(Symbol(name))) return fmt::format("{}.{}", source_text(class_type(name)), items[2].text());
  }
  return {};
}

// A constant of an enum that tests can't name, by its own name.
std::string hidden_enum_assertion(const Sexpr& seen, const std::string& call) {
  if (seen.head() != "enum" || seen.items().size() != 3) return {};
  return fmt::format("assertEquals(\"{}\", ((Enum<?>) (Object) {}).name());", seen.items()[2].text(), call);
}

std::string box_text(const Sexpr& seen, const TestedClass& tested) {
  std::span<const Sexpr> items = seen.items();
  if (seen.head() != "box" || items.size() != 3) return {};
  std::string_view name = items[1].text();
  for (char tag : std::string_view("ZBCSIJFD")) {
    Symbol type(std::string(1, tag));
    Symbol box = box_class(type);
    if (source_name(box) != name) continue;
    return fmt::format("{}.valueOf({})", source_text(class_type(box.text())),
                       expression_of_seen(items[2], type, tested));
  }
  return {};
}

// Of elements that can be written.
std::string array_text(const Sexpr& seen, Symbol type, const TestedClass& tested) {
  if (seen.head() != "array" || type_tag(type) != '[') return {};
  Symbol element(type.text().substr(1));
  std::string elements;
  for (const Sexpr& each : seen.items().subspan(2)) {
    std::string text = expression_of_seen(each, element, tested);
    if (text.empty()) return {};
    elements += (elements.empty() ? "" : ", ") + text;
  }
  return fmt::format("new {}{{{}}}", source_type(type), elements);
}

std::string returned_assertion(const Observation& observed, Symbol type, const TestedClass& tested,
                               const std::string& call) {
  if (is_void(type)) return call + ";";
  Arena arena;
  auto read = read_sexpr(observed.value, "result", arena);
  if (!read || observed.value_varies) return call + ";"; // in another process it may even be null
  const Sexpr* seen = *read;
  if (seen->is_symbol("null")) return fmt::format("assertNull({});", call);
  if (seen->is_symbol("true")) return fmt::format("assertTrue({});", call);
  if (seen->is_symbol("false")) return fmt::format("assertFalse({});", call);
  std::string array = array_text(*seen, type, tested);
  if (!array.empty()) return fmt::format("assertArrayEquals({}, {});", array, call);
  std::string expected = seen->head() == "box" ? box_text(*seen, tested) : expression_of_seen(*seen, type, tested);
  if (!expected.empty()) return fmt::format("assertEquals({}, {});", expected, call);
  if (std::string assertion = hidden_enum_assertion(*seen, call); !assertion.empty()) return assertion;
  return fmt::format("assertNotNull({});", call);
}

// By its name, as the class itself may be one that tests can't name.
std::string raised_assertion(const Failure& failure, const std::string& call) {
  return fmt::format(
      "assertEquals(\"{}\",\n            assertThrows(Throwable.class, () -> {{ {}; }}).getClass().getName());",
      failure.constructor, call);
}

std::string setup_lines(const CallSource& source) { return source.setup.empty() ? "" : source.setup + "\n        "; }

} // namespace

std::string findings_class(const TestedClass& tested, std::string_view name, std::span<const EmittedCase> cases) {
  std::set<std::string> taken;
  std::string tests;
  for (const EmittedCase& found : cases) {
    std::string comment = to_string(found.failure);
    if (!found.comment.empty()) comment += "\n" + found.comment;
    CallSource source = tested.call_source(found.call);
    std::string statements = setup_lines(source) + source.expression + ";";
    tests += method(comment, test_name(found.call, tested, taken), statements);
  }
  return file_text(tested, "Each test makes a call that failed. What it should do instead is for you to say.", name,
                   tests);
}

std::string suite_class(const TestedClass& tested, std::string_view name, std::span<SuiteCase> cases) {
  std::set<std::string> taken;
  std::string tests;
  for (SuiteCase& each : cases) {
    if (!each.refused.empty()) continue;
    each.name = test_name(each.call, tested, taken);
    CallSource source = tested.call_source(each.call);
    std::string asserted =
        each.seen.what == Observed::Raised
            ? raised_assertion(each.seen.failure, source.expression)
            : returned_assertion(each.seen, tested.result_type(each.call), tested, source.expression);
    tests += method(each.comment, each.name, setup_lines(source) + asserted);
  }
  return file_text(tested, "Each test makes a call and asserts what it does today, right or wrong.", name, tests);
}

} // namespace assay::java
