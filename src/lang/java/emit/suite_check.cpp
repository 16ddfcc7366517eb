#include "lang/java/emit/suite_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <map>

#include "lang/java/load/compile_java.h"
#include "lang/java/runtime/front_end.h"

namespace assay::java {

namespace {

constexpr std::string_view test_annotation = "package org.junit.jupiter.api; public @interface Test {}\n";

// As far as suites use it.
std::string assertions() {
  std::string text =
      "package org.junit.jupiter.api; public class Assertions {\n"
      "public interface Executable { void execute() throws Throwable; }\n"
      "public static <T extends Throwable> T assertThrows(Class<T> type, Executable call) { return null; }\n"
      "public static void assertNull(Object seen) {}\npublic static void assertNotNull(Object seen) {}\n"
      "public static void assertTrue(boolean seen) {}\npublic static void assertFalse(boolean seen) {}\n"
      "public static void assertTrue(java.util.function.BooleanSupplier seen) {}\n"
      "public static void assertFalse(java.util.function.BooleanSupplier seen) {}\n";
  auto equal = [&](std::string_view expected, std::string_view seen) {
    text += fmt::format("public static void assertEquals({} expected, {} seen) {{}}\n", expected, seen);
  };
  constexpr std::pair<std::string_view, std::string_view> numbers[] = {
      {"byte", "Byte"},   {"char", "Character"}, {"double", "Double"}, {"float", "Float"},
      {"int", "Integer"}, {"long", "Long"},      {"short", "Short"}};
  for (const auto& [number, box] : numbers) {
    equal(number, number);
    equal(number, box);
    equal(box, number);
    equal(box, box);
  }
  equal("Object", "Object");
  for (std::string_view element : {"boolean", "byte", "char", "double", "float", "int", "long", "short", "Object"}) {
    text += fmt::format("public static void assertArrayEquals({0}[] expected, {0}[] seen) {{}}\n", element);
  }
  return text + "}\n";
}

std::string write(const std::filesystem::path& folder, std::string_view name, std::string_view text) {
  std::filesystem::path file = folder / name;
  std::ofstream(file) << text;
  return file.string();
}

// What javac says, by line of the suite's text.
std::map<uint32_t, std::string> refused_lines(const std::string& suite, const std::string& class_name,
                                              const std::vector<std::string>& class_path) {
  ScratchFolder folder;
  if (folder.path().empty()) return {};
  std::string file = write(folder.path(), class_name + ".java", suite);
  static JavaCompiler compiler(front_end_folder(), DumpCache({}, "java")); // nobody will ask for it again
  auto compiled = compiler.compile({.files = {file, write(folder.path(), "Test.java", test_annotation),
                                              write(folder.path(), "Assertions.java", assertions())},
                                    .class_path = class_path,
                                    .options = {"-Xmaxerrs", "100000"}});
  std::map<uint32_t, std::string> refused;
  if (compiled) return refused;
  for (const Diagnostic& each : compiled.error()) {
    if (each.line == 0 || !each.file.ends_with(class_name + ".java")) continue;
    refused.emplace(each.line, each.message.substr(0, each.message.find('\n')));
  }
  return refused;
}

// Refuses the cases whose tests javac does not take. False: there are none.
bool refuse_some(const std::string& text, std::span<SuiteCase> cases, const std::map<uint32_t, std::string>& refused) {
  bool any = false;
  for (SuiteCase& each : cases) {
    size_t begin = each.refused.empty() ? text.find(fmt::format("    void {}() ", each.name)) : std::string::npos;
    if (begin == std::string::npos) continue;
    size_t end = std::min(text.find("\n    }\n", begin), text.size());
    auto line_at = [&](size_t place) {
      return static_cast<uint32_t>(1 + std::ranges::count(std::string_view(text).substr(0, place), '\n'));
    };
    auto found = refused.lower_bound(line_at(begin));
    if (found == refused.end() || found->first > line_at(end)) continue;
    each.refused = "javac: " + found->second;
    any = true;
  }
  return any;
}

} // namespace

std::string suite_that_compiles(const TestedClass& tested, const std::string& name, std::span<SuiteCase> cases,
                                const std::vector<std::string>& class_path) {
  constexpr int most_attempts = 5; // what can't be parsed hides what has no meaning
  std::string text = suite_class(tested, name, cases);
  for (int attempt = 0; attempt < most_attempts; ++attempt) {
    if (!refuse_some(text, cases, refused_lines(text, name, class_path))) break;
    text = suite_class(tested, name, cases);
  }
  return text;
}

} // namespace assay::java
