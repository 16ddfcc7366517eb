// Calls of native functions, and what erl answered to each (natives/generate.escript wrote them): our primitives must
// answer the same. Each call is made twice, the second time with every bit string moved to an odd offset.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "base/sexpr.h"
#include "lang/erlang/bit_string.h"
#include "lang/erlang/compare.h"
#include "lang/erlang/primitives.h"
#include "lang/erlang/read_term.h"
#include "machine/context.h"
#include "machine/program.h"

namespace assay::erlang {
namespace {

class NoProgram : public Program {
 public:
  Callee resolve(Symbol) override { return {}; }
  const core::Function* resolve_method(Symbol, Symbol) override { return nullptr; }
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

// For longer lists of calls than the repository keeps.
TEST(Natives, AnswerAsErlDoesInFileOfTheEnvironment) {
  const char* path = std::getenv("ASSAY_NATIVE_CALLS");
  if (path == nullptr) GTEST_SKIP() << "ASSAY_NATIVE_CALLS is not set";
  EXPECT_GT(check_file(path), 0);
}

} // namespace
} // namespace assay::erlang
