// Core text at its limits: large, deep, hostile, and literals of every kind drawn at random.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/builder.h"
#include "core/literal_text.h"
#include "core/object.h"
#include "core/parser.h"
#include "core/printer.h"
#include "core/verifier.h"

namespace assay::core {
namespace {

// Function f, which returns these.
std::unique_ptr<Module> module_returning(ModuleBuilder& module, const std::vector<Value>& values) {
  FunctionBuilder function(module, Symbol("f"), Symbol("f"), 0);
  std::vector<Operand> operands;
  for (Value value : values) operands.push_back(module.literal(value));
  function.return_values(operands, {});
  module.add(function.finish());
  return module.finish();
}

Value returned(const Module& module, size_t index) {
  return module.literals[module.functions[0]->blocks[0].terminator().operands[index].index()];
}

std::string text_returning(std::string_view literal) {
  return "module m language toy\nfunction f () {\nb0:\n  return " + std::string(literal) + "\n}\n";
}

TEST(CoreTextTest, FloatsKeepTheirBits) {
  std::mt19937_64 random(7);
  ModuleBuilder builder(Symbol("m"), Symbol("toy"));
  std::vector<Value> values = {Value::floating(0.0), Value::floating(-0.0), Value::floating(HUGE_VAL)};
  for (int i = 0; i < 2000; ++i) values.push_back(Value::floating(std::bit_cast<double>(random())));
  for (int i = 0; i < 2000; ++i) values.push_back(Value::floating(static_cast<double>(random() % 100000) / 1000));
  auto module = module_returning(builder, values);
  auto again = parse_module(print_module(*module), "printed");
  ASSERT_TRUE(again.has_value()) << to_string(again.error());
  for (size_t i = 0; i < values.size(); ++i) {
    EXPECT_TRUE(returned(**again, i).same(values[i])) << print_literal(values[i]);
  }
}

TEST(CoreTextTest, LargeMapsKeepTheirOrder) {
  ModuleBuilder builder(Symbol("m"), Symbol("toy"));
  std::vector<MapEntry> entries;
  for (int i = 0; i < 1000; ++i) entries.push_back({Value::integer(1000 - i), Value::symbol(Symbol("x"))});
  auto module = module_returning(builder, {make_sorted_map(builder.arena(), entries)});
  auto again = parse_module(print_module(*module), "printed");
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(returned(**again, 0).as_map()->size, 1000u);
  EXPECT_EQ(print_module(**again), print_module(*module));
}

TEST(CoreTextTest, BitsInTheMiddleOfBytes) {
  const uint8_t bytes[] = {0x12, 0x34, 0x56};
  BitsObject bits{bytes, 4, 13, nullptr};
  EXPECT_EQ(print_literal(Value::bits(&bits)), "<<2340:13>>");
}

TEST(CoreTextTest, LiteralsNestToTheLimitAndNoDeeper) {
  auto nested = [](uint32_t depth) {
    std::string text;
    for (uint32_t i = 0; i < depth; ++i) text += i % 3 == 0 ? "[" : i % 3 == 1 ? "{" : "#{1 => ";
    for (uint32_t i = depth; i-- > 0;) text += i % 3 == 0 ? "]" : "}";
    return text;
  };
  auto deepest = parse_module(text_returning(nested(largest_literal_depth)), "text");
  ASSERT_TRUE(deepest.has_value()) << to_string(deepest.error());
  EXPECT_EQ(to_string(verify(**deepest)), "");
  EXPECT_TRUE(parse_module(print_module(**deepest), "printed").has_value());
  auto deeper = parse_module(text_returning(nested(largest_literal_depth + 3)), "text");
  ASSERT_FALSE(deeper.has_value());
  EXPECT_TRUE(deeper.error()[0].to_string().ends_with("a literal nested deeper than 10000"))
      << to_string(deeper.error());
  std::string open(1'000'000, '[');
  EXPECT_FALSE(parse_module(text_returning(open), "text").has_value());
}

TEST(CoreTextTest, BigIntegersOfAnySize) {
  std::string digits = "-1";
  for (int i = 0; i < 20'000; ++i) digits += static_cast<char>('0' + i * 7 % 10);
  std::string text = text_returning(digits);
  auto module = parse_module(text, "text");
  ASSERT_TRUE(module.has_value());
  EXPECT_EQ(to_string(verify(**module)), "");
  EXPECT_EQ(print_literal(returned(**module, 0)), digits);
}

TEST(CoreTextTest, EqualLiteralsAreOne) {
  auto module = parse_module(text_returning("{1}, {1}, 7, 007, 'a, {1}"), "text");
  ASSERT_TRUE(module.has_value());
  EXPECT_EQ((*module)->literals.size(), 3u);
}

TEST(CoreTextTest, AFunctionOfManyBlocks) {
  constexpr uint32_t count = 50'000;
  std::string text = "module m language toy\n\nfunction f (v0) {\nb0:\n  jump b1(v0)\n";
  for (uint32_t i = 1; i < count; ++i) {
    text += fmt::format("b{}(v{}):\n  branch v{} b{}(v{}) b{}(v0)\n", i, i, i, i / 2 + 1, i, i + 1);
  }
  text += fmt::format("b{}(v{}):\n  return v0\n}}\n", count, count);
  auto module = parse_module(text, "text");
  ASSERT_TRUE(module.has_value()) << to_string(module.error());
  EXPECT_EQ(to_string(verify(**module)), "");
  EXPECT_EQ(print_module(**module), text);
}

// Every function claims a value with a large number: tables of that size for each would be quadratic.
TEST(CoreTextTest, ManyFunctionsWithGaps) {
  std::string text = "module m language toy\n";
  for (int i = 0; i < 20'000; ++i) text += fmt::format("function f{} (v100000) {{\nb0:\n  return\n}}\n", i);
  EXPECT_FALSE(parse_module(text, "text").has_value());
}

// Cut anywhere, a text gives a module or a diagnostic, never a crash.
TEST(CoreTextTest, TruncatedTexts) {
  std::string text =
      "module m language toy\nfile \"a\\x07;b\"\nclass c extends d {\n  a = f\n}\n"
      "function f as g export (v0) captures 2 @1:2:3 {\n  clause generated @1:2 $0123456789abcdef\n"
      "b0 handler b1(v0, #{1 => [\"x\", <<80:1>> | #f7ff0000000000000]}):\n  v1 = make tuple/2 v0, function(g, 2)\n"
      "  switch v1\n    '|a b| -> b1(1)\n    kind map -> b1\n    else -> b1\nb1(v2):\n  return -1.5e-3\n}\n";
  ASSERT_TRUE(parse_module(text, "text").has_value()) << to_string(parse_module(text, "text").error());
  for (size_t length = 0; length < text.size(); ++length) {
    auto module = parse_module(std::string_view(text).substr(0, length), "text");
    if (module) {
      verify(**module);
      print_module(**module);
    } else {
      EXPECT_GT(module.error().at(0).line, 0u);
    }
  }
}

TEST(CoreTextTest, OptionsLeaveOutPlacesAndSites) {
  std::string text = "module m language toy\n\nfunction f () @1:2 {\nb0:\n  return @3:4 $00000000000000ff\n}\n";
  auto module = parse_module(text, "text");
  ASSERT_TRUE(module.has_value());
  EXPECT_EQ(print_function(*(*module)->functions[0]), "function f () @1:2 {\nb0:\n  return @3:4\n}\n");
  EXPECT_EQ(print_function(*(*module)->functions[0], {.places = false, .sites = true}),
            "function f () {\nb0:\n  return $00000000000000ff\n}\n");
}

} // namespace
} // namespace assay::core
