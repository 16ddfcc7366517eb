#include "base/symbol.h"

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

namespace assay {
namespace {

TEST(SymbolTest, EqualTextIsTheSameSymbol) {
  std::string text = "some text";
  Symbol first(text);
  text += '!';
  EXPECT_EQ(first, Symbol("some text"));
  EXPECT_NE(first, Symbol(text));
  EXPECT_EQ(first.text(), "some text");
}

TEST(SymbolTest, TextMayHoldAnything) {
  std::string_view text("a\0b\xff", 4);
  EXPECT_EQ(Symbol(text).text(), text);
  EXPECT_NE(Symbol(text), Symbol("a"));
}

TEST(SymbolTest, FixedSymbolsHaveTheirText) {
  EXPECT_EQ(symbols::empty, Symbol(""));
  EXPECT_EQ(symbols::false_, Symbol("false"));
  EXPECT_EQ(symbols::true_, Symbol("true"));
  EXPECT_EQ(Symbol().text(), "");
}

// More symbols than one block of the table holds, interned by several threads at once.
TEST(SymbolTest, ManyThreadsAgree) {
  constexpr int count = 10'000;
  std::vector<std::vector<Symbol>> found(4);
  std::vector<std::thread> threads;
  for (auto& symbols : found) {
    threads.emplace_back([&symbols] {
      for (int i = 0; i < count; ++i) symbols.emplace_back("thread symbol " + std::to_string(i));
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (int i = 0; i < count; ++i) {
    auto at = static_cast<size_t>(i);
    EXPECT_EQ(found[0][at].text(), "thread symbol " + std::to_string(i));
    for (const auto& symbols : found) EXPECT_EQ(symbols[at], found[0][at]);
  }
}

} // namespace
} // namespace assay
