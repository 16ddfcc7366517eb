// Calls of native functions, and what erl answered to each (natives/generate.escript wrote them): our primitives must
// answer the same. Each call is made twice, the second time with every bit string moved to an odd offset.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "base/sexpr.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/text/read_term.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/compare.h"
#include "machine/context.h"
#include "machine/program.h"

namespace assay::erlang {
namespace {

class NoProgram : public Program {
 public:
  Callee resolve(Symbol) override { return {}; }
  const Primitive* primitive(Symbol) override { return nullptr; }
  Value exception_for(Context&, Fault, std::span<const Value>) override { return Value::nil(); }
};

// The same value, its bit strings three bits into a byte.
Value shifted(Arena& arena, Value value) {
  switch (value.kind()) {
    case Kind::Bits: {
      const BitsObject& bits = *value.as_bits();
      auto* bytes = arena.allocate_array<uint8_t>(bits.size / 8 + 2);
      copy_bits(bytes, 3, bits.bytes, bits.offset, bits.size);
      return Value::bits(arena.create<BitsObject>(bytes, uint64_t{3}, bits.size, nullptr));
    }
    case Kind::Cons:
      return make_cons(arena, shifted(arena, value.as_cons()->head), shifted(arena, value.as_cons()->tail));
    case Kind::Tuple: {
      std::vector<Value> elements;
      for (uint32_t i = 0; i < value.arity(); ++i) elements.push_back(shifted(arena, value.elements()[i]));
      return assay::make_tuple(arena, elements);
    }
    default: return value;
  }
}

// unicode's natives are behind an overlay.
std::string primitive_name(std::string_view name) {
  if (name.starts_with("unicode:characters_to_")) return "assay_" + std::string(name);
  return std::string(name);
}

Value outcome_of(Context& context, const Primitive& primitive, Value arguments) {
  std::vector<Value> array;
  for (Value list = arguments; list.is(Kind::Cons); list = list.as_cons()->tail) array.push_back(list.as_cons()->head);
  Value result = primitive.function(context, array.data());
  if (!result.is_fault()) return make_tuple_of(context.arena(), Value::symbol(Symbol("ok")), result);
  if (context.has_ended()) return Value::nil();
  const Value* exception = context.exception().elements();
  return make_tuple_of(context.arena(), exception[0], exception[1]);
}

int check_file(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  int calls = 0;
  NoProgram program;
  while (std::getline(file, line)) {
    Context context(program, Budget{});
    Arena& arena = context.arena();
    auto tree = read_sexpr(line, path, arena);
    if (!tree) {
      ADD_FAILURE() << line;
      continue;
    }
    ReadErrors errors(line, path);
    std::string name = primitive_name((*tree)->items()[0].text());
    Value arguments = read_term((*tree)->items()[1], arena, errors);
    Value expected = read_term((*tree)->items()[2], arena, errors);
    EXPECT_FALSE(errors.first().has_value()) << line;
    const Primitive* primitive = primitives().find(Symbol(name));
    if (primitive == nullptr) {
      ADD_FAILURE() << "no such primitive: " << name;
      continue;
    }
    EXPECT_TRUE(exactly_equal(outcome_of(context, *primitive, arguments), expected)) << line;
    EXPECT_TRUE(exactly_equal(outcome_of(context, *primitive, shifted(arena, arguments)), expected))
        << "shifted: " << line;
    ++calls;
  }
  return calls;
}

TEST(Natives, AnswerAsErlDoes) { EXPECT_GT(check_file(ASSAY_SOURCE_DIR "/tests/lang/erlang/natives/calls.txt"), 1000); }

TEST(Natives, AnswerAsErlDoesOnTerms) {
  EXPECT_GT(check_file(ASSAY_SOURCE_DIR "/tests/lang/erlang/natives/terms.txt"), 1000);
}

// What grows with a number, or with parts that a value shares, is refused before any memory is asked for.
TEST(Natives, EndTheRunRatherThanSpendMoreThanTheBudget) {
  constexpr uint64_t megabyte = uint64_t{1} << 20;
  NoProgram program;
  auto ends = [&](std::string_view name, auto make_arguments) {
    Context context(program, Budget{.heap_bytes = megabyte});
    std::vector<Value> arguments = make_arguments(context.arena());
    Value result = primitives().find(Symbol(name))->function(context, arguments.data());
    return result.is_fault() && context.has_ended() && context.ending() == Ending::HeapSpent &&
           context.arena().bytes_reserved() <= 2 * megabyte;
  };
  auto half_full = [](Arena& arena) { return binary_of_text(arena, std::string(megabyte / 2, '1')); };
  auto doubled_forty_times = [](Arena& arena) {
    Value list = make_cons(arena, binary_of_text(arena, "abc"), Value::nil());
    for (int i = 0; i < 40; ++i) list = make_cons(arena, list, make_cons(arena, list, Value::nil()));
    return list;
  };
  EXPECT_TRUE(ends("binary:copy/2", [&](Arena& arena) {
    return std::vector{binary_of_text(arena, "a"), Value::integer(int64_t{1} << 40)};
  }));
  EXPECT_TRUE(ends("erlang.bits_append_integer", [&](Arena& arena) {
    return std::vector{binary_of_text(arena, ""), Value::integer(0), Value::integer(int64_t{1} << 45),
                       Value::integer(1), Value::integer(0)};
  }));
  EXPECT_TRUE(ends("erlang:binary_to_list/1", [&](Arena& arena) { return std::vector{half_full(arena)}; }));
  EXPECT_TRUE(ends("binary:matches/2",
                   [&](Arena& arena) { return std::vector{half_full(arena), binary_of_text(arena, "1")}; }));
  EXPECT_TRUE(ends("erlang:iolist_to_binary/1", [&](Arena& arena) { return std::vector{doubled_forty_times(arena)}; }));
  EXPECT_TRUE(ends("assay_unicode:characters_to_list/2", [&](Arena& arena) {
    return std::vector{doubled_forty_times(arena), Value::symbol(Symbol("utf8"))};
  }));
}

// For longer lists of calls than the repository keeps.
TEST(Natives, AnswerAsErlDoesInFileOfTheEnvironment) {
  const char* path = std::getenv("ASSAY_NATIVE_CALLS");
  if (path == nullptr) GTEST_SKIP() << "ASSAY_NATIVE_CALLS is not set";
  EXPECT_GT(check_file(path), 0);
}

} // namespace
} // namespace assay::erlang
