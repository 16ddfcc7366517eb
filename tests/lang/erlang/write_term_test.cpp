// Values as source text: what is written for whom, and that the real erl reads it back to the same term.

#include "lang/erlang/text/write_term.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "base/home.h"
#include "core/literal_text.h"
#include "core/parts.h"
#include "lang/erlang/program.h"
#include "lang/erlang/random_value.h"
#include "lang/erlang/runtime/erl.h"
#include "lang/erlang/runtime/request.h"
#include "lang/erlang/text/read_term.h"
#include "lang/erlang/values/compare.h"
#include "lang/erlang/values/opaque.h"
#include "lang/erlang/values/text_values.h"

namespace assay::erlang {
namespace {

Value atom(std::string_view text) { return Value::symbol(Symbol(text)); }

class WriteTermTest : public testing::Test {
 protected:
  Value list(std::vector<Value> elements, Value tail = Value::nil()) { return make_list(arena_, elements, tail); }
  Value numbers(std::vector<int64_t> integers) {
    std::vector<Value> values;
    for (int64_t integer : integers) values.push_back(Value::integer(integer));
    return list(values);
  }
  std::string text(std::string_view characters) { return write_term(list_of_characters(arena_, characters)); }
  std::string bits(std::vector<uint8_t> bytes, uint64_t size) { return write_term(make_bits(arena_, bytes, size)); }
  std::string function(CanonicalFunction function) {
    tables_.push_back(std::move(function));
    return write_term(make_canonical_function(arena_, &tables_.back()));
  }

  Arena arena_;
  std::deque<CanonicalFunction> tables_;
};

TEST_F(WriteTermTest, QuotesAtomsOnlyWhereNeeded) {
  for (std::string_view bare : {"a", "ok", "fooBar_1@x", "ünder", "ß"}) EXPECT_EQ(write_term(atom(bare)), bare);
  EXPECT_EQ(write_term(atom("")), "''");
  EXPECT_EQ(write_term(atom("Foo")), "'Foo'");
  EXPECT_EQ(write_term(atom("it's")), "'it\\'s'");
  EXPECT_EQ(write_term(atom("a\n\x01")), "'a\\n\\x{1}'");
  EXPECT_EQ(write_term(atom("when")), "'when'");
  EXPECT_EQ(write_term(atom("日本")), "'日本'");
}

TEST_F(WriteTermTest, WritesListsAsAPersonWould) {
  EXPECT_EQ(text("hello"), "\"hello\"");
  EXPECT_EQ(text("a"), "[97]");
  EXPECT_EQ(text("12"), "\"12\"");
  EXPECT_EQ(text("say \"é€\"\n"), "\"say \\\"é€\\\"\\n\"");
  EXPECT_EQ(write_term(numbers({42})), "[42]");
  EXPECT_EQ(write_term(numbers({301})), "[301]");
  EXPECT_EQ(write_term(numbers({0, 0, 0, 42})), "[0,0,0,42]");
  EXPECT_EQ(write_term(numbers({9, 10})), "[9,10]");
  EXPECT_EQ(write_term(numbers({97, 1})), "[97,1]");
  EXPECT_EQ(write_term(numbers({97, 0xd800})), "[97,55296]");
  EXPECT_EQ(write_term(list({Value::integer(97), Value::integer(98)}, atom("c"))), "[97,98|c]");
  EXPECT_EQ(write_term(list({numbers({1}), Value::nil()})), "[[1],[]]");
}

TEST_F(WriteTermTest, WritesTheOtherKinds) {
  EXPECT_EQ(write_term(Value::floating(-0.0)), "-0.0");
  EXPECT_EQ(write_term(Value::floating(1e22)), "1.0e22");
  EXPECT_EQ(write_term(make_tuple_of(arena_, atom("a"), assay::make_tuple(arena_, {}))), "{a,{}}");
  const MapEntry entries[] = {{atom("a"), Value::integer(1)}, {atom("b"), Value::nil()}};
  EXPECT_EQ(write_term(make_sorted_map(arena_, entries)), "#{a => 1,b => []}");
  EXPECT_EQ(bits({}, 0), "<<>>");
  EXPECT_EQ(bits({'a', 'b', '"'}, 24), "<<\"ab\\\"\">>");
  EXPECT_EQ(bits({0xc3, 0xa9}, 16), "<<\"é\"/utf8>>");
  EXPECT_EQ(bits({1, 2, 0x30}, 20), "<<1,2,3:4>>");
  EXPECT_EQ(bits({0xa0}, 3), "<<5:3>>");
  EXPECT_EQ(write_term(Value::function_name(function_symbol("My", "if", 2), 2)), "fun 'My':'if'/2");
  Value pid = make_opaque(arena_, opaque_types::pid(), 7);
  EXPECT_EQ(write_term(pid), "#Pid");
  EXPECT_FALSE(can_be_read_back(list({pid})));
}

TEST_F(WriteTermTest, WritesTables) {
  using Rows = std::vector<std::pair<std::vector<Value>, Value>>;
  auto text = [&](uint32_t arity, const Rows& rows, std::optional<Value> otherwise = {}) {
    CanonicalFunction function;
    function.arity = arity;
    for (const auto& [keys, result] : rows) function.entry.rows.push_back({keys, function.returning(result)});
    if (otherwise) function.entry.otherwise = function.returning(*otherwise);
    return this->function(std::move(function));
  };
  Value one = Value::integer(1);
  Value key = Value::integer(42);
  EXPECT_EQ(function(CanonicalFunction()), "fun() -> 0 end");
  EXPECT_EQ(text(2, {}), "fun(_, _) -> 0 end");
  EXPECT_EQ(text(2, {{{key, Value::unset()}, one}}, Value::integer(0)), "fun(42, _) -> 1; (_, _) -> 0 end");
  // Without a default the first row's result is one; equal rows are merged.
  EXPECT_EQ(text(1, {{{key}, one}, {{one}, key}, {{key}, one}}), "fun(1) -> 42; (_) -> 1 end");
  // What comes after a row for everything can't be reached.
  EXPECT_EQ(text(1, {{{Value::unset()}, one}, {{one}, key}}, key), "fun(_) -> 1 end");
  const MapEntry entry = {atom("a"), one};
  Value map = make_sorted_map(arena_, {&entry, 1});
  EXPECT_EQ(text(2, {{{list({map}), Value::floating(0.0)}, one}}, key),
            "fun(X, 0.0) when X =:= [#{a => 1}] -> 1; (_, _) -> 42 end");
}

TEST_F(WriteTermTest, WritesFunctionsThatCalculate) {
  using Operand = CanonicalFunction::Operand;
  auto text = [&](Arithmetic operation, Operand left, Operand right) {
    CanonicalFunction made;
    made.arity = 2;
    CanonicalFunction::Body body;
    body.type = CanonicalFunction::Body::Type::Arithmetic;
    body.arithmetic = operation;
    body.operands = {left, right};
    made.entry.otherwise = made.add(std::move(body));
    return function(made);
  };
  Operand x{0, {}};
  auto number = [](int64_t value) { return Operand{{}, Value::integer(value)}; };
  EXPECT_EQ(text(Arithmetic::Add, x, number(3)), "fun(X, _) -> X + 3 end");
  EXPECT_EQ(text(Arithmetic::Add, x, number(-3)), "fun(X, _) -> X - 3 end");
  EXPECT_EQ(text(Arithmetic::Subtract, number(0), x), "fun(X, _) -> -X end");
  EXPECT_EQ(text(Arithmetic::Subtract, number(5), x), "fun(X, _) -> 5 - X end");
  EXPECT_EQ(text(Arithmetic::Multiply, x, number(-2)), "fun(X, _) -> X * -2 end");
  EXPECT_EQ(text(Arithmetic::Subtract, {1, {}}, x), "fun(X, Y) -> Y - X end");
}

TEST_F(WriteTermTest, WritesFunctionsThatCall) {
  using Body = CanonicalFunction::Body;
  auto call = [&](CanonicalFunction& function, uint32_t variable, Value argument) {
    Body body;
    body.type = Body::Type::Call;
    body.variable = variable;
    body.operands = {{{}, argument}};
    return function.add(std::move(body));
  };
  auto variable = [&](CanonicalFunction& function, uint32_t number) {
    Body body;
    body.type = Body::Type::Variable;
    body.variable = number;
    return function.add(std::move(body));
  };
  CanonicalFunction decides;
  decides.arity = 1;
  CanonicalFunction::BodyId first = call(decides, 0, Value::integer(0));
  decides.bodies[first].next.rows = {{{atom("b")}, decides.returning(Value::integer(2))},
                                     {{function_key(1)}, call(decides, 1, Value::integer(3))}};
  decides.bodies[first].next.otherwise = decides.returning(Value::integer(1));
  decides.bodies[decides.bodies[first].next.rows[1].body].next.otherwise = variable(decides, 2);
  decides.entry.rows = {{{function_key(1)}, first}};
  EXPECT_EQ(function(decides), "fun(F) -> case F(0) of b -> 2; G when is_function(G, 1) -> G(3); _ -> 1 end end");

  // A function in a structure is taken out of it; what a function returns sees what is around it.
  CanonicalFunction inner;
  inner.arity = 1;
  CanonicalFunction::BodyId calls_outer = call(inner, 1, Value::integer(7));
  inner.bodies[calls_outer].next.otherwise = inner.returning(Value::nil());
  inner.entry.otherwise = calls_outer;
  CanonicalFunction outer;
  outer.arity = 1;
  Value structure = make_tuple_of(arena_, atom("f"), function_key(1));
  outer.entry.rows = {{{structure}, outer.returning(make_canonical_function(arena_, &inner))}};
  EXPECT_EQ(function(outer), "fun({f,F}) when is_function(F, 1) -> fun(_) -> F(7), [] end; (_) -> 0 end");
}

TEST_F(WriteTermTest, LongAndDeepTermsNeedNoStack) {
  Value long_list = Value::nil();
  Value deep = Value::nil();
  for (int i = 0; i < 1'000'000; ++i) {
    long_list = make_cons(arena_, Value::integer(0), long_list);
    deep = make_tuple_of(arena_, make_cons(arena_, deep, Value::nil()));
  }
  EXPECT_EQ(write_term(long_list).size(), 2'000'001u);
  EXPECT_EQ(write_term(deep).size(), 4'000'002u);
  EXPECT_TRUE(can_be_read_back(deep));
}

// erl's scanner, parser and evaluator read the text back; the term it got comes home in the exchange form.
TEST_F(WriteTermTest, ErlReadsTheSameTerms) {
  Server server(erl_server(home_folder() / "erlang"));
  test::RandomValues random(arena_, 1);
  for (int round = 0; round < 10; ++round) {
    std::vector<Value> values(200);
    std::string request = "{batch,[";
    for (Value& value : values) {
      value = random.term(3, false);
      if (&value != values.data()) request += ',';
      std::string arguments = fmt::format("[[{}]]", write_term(value));
      request += fmt::format("{{call,erlang,hd,{{text,{}}},5000}}", string_literal(arguments));
    }
    auto answer = server.ask(request + "]}");
    ASSERT_TRUE(answer) << answer.error().to_string();
    auto tree = read_sexpr(*answer, "answer", arena_);
    ASSERT_TRUE(tree);
    for (size_t i = 0; i < values.size(); ++i) {
      const Sexpr& item = (*tree)->items()[i + 1];
      ASSERT_EQ(item.head(), "return") << write_term(values[i]) << "\n" << to_text(item);
      ReadErrors errors(*answer, "answer");
      Value read = read_answered_term(item.items()[1], arena_, errors);
      EXPECT_EQ(core::print_literal(read), core::print_literal(values[i])) << write_term(values[i]);
    }
  }
}

Value looked_up(const CanonicalFunction& function, const std::vector<Value>& arguments) {
  for (const CanonicalFunction::Row& row : function.entry.rows) {
    bool matches = true;
    for (size_t i = 0; i < arguments.size(); ++i) {
      bool any = holds(row.keys[i], [](Value part) { return is_function(part); });
      matches = matches && (any || exactly_equal(row.keys[i], arguments[i]));
    }
    if (matches) return function.bodies[row.body].value;
  }
  const CanonicalFunction::Body* otherwise = function.default_body(function.entry);
  return otherwise == nullptr ? Value::integer(0) : otherwise->value;
}

// Tables are compiled and called: with the arguments of each row, and with others.
TEST_F(WriteTermTest, ErlRunsTheSameTables) {
  Server server(erl_server(home_folder() / "erlang"));
  test::RandomValues random(arena_, 2);
  int calls = 0;
  for (int round = 0; round < 150; ++round) {
    Value value = random.table(3);
    const CanonicalFunction& function = *canonical_function_of(value);
    std::vector<std::vector<Value>> tries = {std::vector<Value>(function.arity.value_or(0), atom("else"))};
    for (const CanonicalFunction::Row& row : function.entry.rows) tries.push_back(row.keys);
    for (const std::vector<Value>& arguments : tries) {
      std::string text = fmt::format("[{}, {}]", write_term(value), write_term(make_list(arena_, arguments)));
      ObserveRequest request;
      request.module = "erlang";
      request.function = "apply";
      request.arguments = text;
      request.milliseconds = 5000;
      request.heap_bytes = 100'000'000;
      auto answer = server.ask(observe_request(request));
      ASSERT_TRUE(answer);
      auto tree = read_sexpr(*answer, "answer", arena_);
      ASSERT_EQ((*tree)->head(), "returned") << text << "\n" << *answer;
      ReadErrors errors(*answer, "answer");
      Value result = read_answered_term((*tree)->items()[1], arena_, errors);
      EXPECT_EQ(write_term(result, FunctionText::Opaque),
                write_term(looked_up(function, arguments), FunctionText::Opaque))
          << text;
      ++calls;
    }
  }
  EXPECT_GT(calls, 200);
}

class ReadInputTest : public WriteTermTest {
 protected:
  void SetUp() override {
    auto opened = ErlangProgram::open("lists", {});
    ASSERT_TRUE(opened);
    program_ = std::move(*opened);
    machine_.emplace(*program_);
    context_.emplace(*program_, Budget{});
  }
  std::string read(std::string_view text) {
    auto values = program_->reader().read_input(*machine_, *context_, {}, text, CallsInText::CarriedOut);
    if (!values) return "refused: " + to_string(values.error());
    std::string written;
    for (Value value : *values) written += (written.empty() ? "" : " ") + program_->texts().input_text(value);
    return written;
  }

  std::unique_ptr<LoadedProgram> program_;
  std::optional<Machine> machine_;
  std::optional<Context> context_;
};

TEST_F(ReadInputTest, ReadsTablesInTheData) {
  EXPECT_EQ(read("[1, [a]]"), "1 [a]");
  EXPECT_EQ(read("[{fun(42, _) -> 1; (_, _) -> 0 end, [fun() -> 0 end|x]}]"),
            "{fun(42, _) -> 1; (_, _) -> 0 end,[fun() -> 0 end|x]}");
  EXPECT_EQ(read("[#{k => fun(X1) when X1 =:= #{a => 1} -> b; (_) -> fun(0.0) -> 1; (_) -> 2 end end}]"),
            "#{k => fun(X) when X =:= #{a => 1} -> b; (_) -> fun(0.0) -> 1; (_) -> 2 end end}");
  EXPECT_EQ(read("[fun lists:map/2, lists:map(fun(X) -> X * 2 end, [1, 2])]"), "fun lists:map/2 [2,4]");
  EXPECT_EQ(read("[fun(A, B) -> {ok, \"text\"} end]"), "fun(_, _) -> {ok,\"text\"} end");
}

TEST_F(ReadInputTest, ReadsFunctionsThatCall) {
  for (std::string text :
       {"fun(X) -> X end", "fun(F) -> F(1) end", "fun(F) -> F(1), 2 end",
        "fun(F) -> G = F(1), G(fun(_) -> F(2) end) end", "fun(1) -> fun(X) -> X end; (_) -> 0 end",
        "fun(F) -> case F() of 1 -> F(2); _ -> F end end",
        "fun({_,F,[G]}) when is_function(F, 1), is_function(G, 0) -> F(G); (_) -> 0 end",
        "fun(#{a := F,b := X} = Y) when is_function(F, 1), X =:= #{c => 1}, map_size(Y) =:= 2 -> F(0); (_) -> 0 end",
        "fun(F) -> case F(0) of G when is_function(G, 2) -> G(F, F); {a,[G]} when is_function(G, 0) -> G(); _ -> 1 end "
        "end"}) {
    EXPECT_EQ(read("[" + text + "]"), text);
  }
}

TEST_F(ReadInputTest, RefusesOtherFunctions) {
  for (std::string_view text :
       {"[fun(X) -> X rem 2 end]", "[fun(1) -> 2 end]", "[fun(F) -> {F} end]", "[fun(F) -> F(F(1)) end]",
        "[fun({X, 1}) -> 2; (_) -> 1 end]", "[[a, {fun(X, X) -> 1 end}]]", "[fun(X) when X > 1 -> 2; (_) -> 1 end]",
        "[fun(#{a := 1}) -> 2; (_) -> 1 end]", "[fun(_) -> a, b end]", "[fun F(_) -> F end]",
        "[fun([H | _]) -> 1; (_) -> 0 end]"}) {
    EXPECT_TRUE(read(text).starts_with("refused: a function in an input must have constants as patterns"))
        << text << ": " << read(text);
  }
  EXPECT_EQ(read("[fun(1) -> ]"), "refused: arguments:1:12: syntax error before: ']'");
}

TEST_F(ReadInputTest, ReadsWhatIsWritten) {
  test::RandomValues random(arena_, 3);
  for (int round = 0; round < 60; ++round) {
    Value value = random.term(3, true);
    std::string text = write_term(value);
    EXPECT_TRUE(can_be_read_back(value));
    EXPECT_EQ(read("[" + text + "]"), text);
  }
}

} // namespace
} // namespace assay::erlang
