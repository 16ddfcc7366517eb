// Specs and types as shapes, by way of the real front end: every form of type, definitions, records, bounds, clauses,
// and everything that can be wrong with a spec.

#include <gtest/gtest.h>

#include <fmt/format.h>

#include "input/shape_text.h"
#include "lang/erlang/load/module_types.h"
#include "lang/erlang/program.h"
#include "lang/scratch.h"

namespace assay::erlang {
namespace {

OpenOptions without_cache() {
  OpenOptions options;
  options.use_cache = false;
  return options;
}

class TypesTest : public testing::Test {
 protected:
  // The module that the test is about; `text` is what comes after its name.
  void open(std::string_view text) {
    file_ = scratch_.write("t.erl", fmt::format("-module(t).\n-compile(export_all).\n{}", text));
    auto opened = ErlangProgram::open(file_, without_cache());
    if (!opened) throw std::runtime_error(to_string(opened.error()));
    program_ = std::move(*opened);
  }
  std::expected<Signature, Diagnostics> signature(std::string_view name, size_t arity, bool use_spec = true) {
    const core::Function* function = program_->main_module().find(program_->names().function_symbol(name, arity));
    if (function == nullptr) return std::unexpected(one_diagnostic("no such function"));
    return program_->inputs().signature(shapes_, *function, use_spec);
  }
  // "arguments -> result" of each clause, or what is wrong, without the name of the folder.
  std::string text(std::string_view name, size_t arity) {
    auto found = signature(name, arity);
    if (!found) return without_folder(to_string(found.error()));
    std::string text;
    for (const Signature::Clause& clause : found->clauses) {
      if (!text.empty()) text += "; ";
      text += to_text(shapes_, clause.arguments) + " -> " + to_text(shapes_, clause.result);
    }
    return text;
  }
  std::vector<std::string> restrictions(std::string_view name, size_t arity) {
    auto found = signature(name, arity);
    return found ? found->restrictions : std::vector<std::string>{to_string(found.error())};
  }
  std::string without_folder(std::string words) const {
    std::string folder = scratch_.path().string() + "/";
    for (size_t at; (at = words.find(folder)) != std::string::npos;) words.erase(at, folder.size());
    return words;
  }

  test::ScratchFolder scratch_;
  std::string file_;
  std::unique_ptr<LoadedProgram> program_;
  ShapeTable shapes_;
};

struct FormCase {
  std::string_view type;
  std::string_view shape;
};

const FormCase forms[] = {
    {"integer()", "integer"},
    {"5", "5"},
    {"-3", "-3"},
    {"1 bsl 8", "256"},
    {"1 bsl 100", "1267650600228229401496703205376"},
    {"$a", "97"},
    {"1..10", "1..10"},
    {"-(1 bsl 3)..(2 * 4 - 1)", "-8..7"},
    {"$a..$z", "97..122"},
    {"neg_integer()", "..-1"},
    {"non_neg_integer()", "0.."},
    {"pos_integer()", "1.."},
    {"number()", "integer | float"},
    {"float()", "float"},
    {"atom()", "symbol"},
    {"ok", "'ok"},
    {"'two words'", "'two words"},
    {"boolean()", "'true | 'false"},
    {"byte()", "0..255"},
    {"char()", "0..1114111"},
    {"arity()", "0..255"},
    {"module()", "symbol"},
    {"mfa()", "{symbol, symbol, 0..255}"},
    {"node()", "symbol"},
    {"timeout()", "'infinity | 0.."},
    {"term()", "any"},
    {"any()", "any"},
    {"_", "any"},
    {"none()", "none"},
    {"no_return()", "none"},
    {"[]", "[]"},
    {"nil()", "[]"},
    {"list()", "@1=([] | [any | @1])"},
    {"list(a)", "@1=([] | ['a | @1])"},
    {"[integer()]", "@1=([] | [integer | @1])"},
    {"[a, ...]", "['a | @1=([] | ['a | @1])]"},
    {"nonempty_list()", "[any | @1=([] | [any | @1])]"},
    {"nonempty_list(a)", "['a | @1=([] | ['a | @1])]"},
    {"maybe_improper_list()", "[] | [any | any]"},
    {"maybe_improper_list(a, b)", "[] | ['a | @1=([] | ['a | @1] | 'b)]"},
    {"nonempty_improper_list(a, b)", "['a | @1=(['a | @1] | 'b)]"},
    {"nonempty_maybe_improper_list()", "[any | any]"},
    {"nonempty_maybe_improper_list(a, b)", "['a | @1=([] | ['a | @1] | 'b)]"},
    {"string()", "@1=([] | [0..1114111 | @1])"},
    {"nonempty_string()", "[0..1114111 | @1=([] | [0..1114111 | @1])]"},
    {"binary()", "<<0 + 8n>>"},
    {"bitstring()", "<<0 + 1n>>"},
    {"nonempty_binary()", "<<8 + 8n>>"},
    {"nonempty_bitstring()", "<<1 + 1n>>"},
    {"<<>>", "<<0>>"},
    {"<<_:12>>", "<<12>>"},
    {"<<_:_*3>>", "<<0 + 3n>>"},
    {"<<_:16, _:_*4>>", "<<16 + 4n>>"},
    {"tuple()", "{...}"},
    {"{}", "{}"},
    {"{a, integer()}", "{'a, integer}"},
    {"map()", "#{any => any}"},
    {"#{}", "#{}"},
    {"#{a := integer(), atom() => b}", "#{'a := integer, symbol => 'b}"},
    {"fun()", "(...) -> any"},
    {"function()", "(...) -> any"},
    {"fun((...) -> a)", "(...) -> 'a"},
    {"fun(() -> a)", "() -> 'a"},
    {"fun((a, integer()) -> b)", "('a, integer) -> 'b"},
    {"pid()", "other erlang.pid"},
    {"port()", "other erlang.port"},
    {"reference()", "other erlang.reference"},
    {"identifier()", "other erlang.pid | other erlang.port | other erlang.reference"},
    {"a | integer() | a | []", "'a | integer | []"},
    {"a | none()", "'a"},
    {"a | term()", "any"},
    {"(a)", "'a"},
    {"X :: {Y :: a, b}", "{'a, 'b}"},
    {"#r{}", "{'r, any, 0.., 'a}"},
    {"#r{untyped :: b, typed :: 1..2}", "{'r, 'b, 1..2, 'a}"},
    {"erlang:timestamp()", "{0.., 0.., 0..}"},
    {"erlang:integer()", "integer"},
    {"calendar:datetime()", "{{0.., 1..12, 1..31}, {0..23, 0..59, 0..59}}"},
};

TEST_F(TypesTest, EveryFormOfType) {
  std::string module = "-record(r, {untyped, typed = 0 :: non_neg_integer(), more = a :: a}).\n";
  for (size_t i = 0; i < std::size(forms); ++i) {
    module += fmt::format("-spec f{0}() -> {1}.\nf{0}() -> ok.\n", i, forms[i].type);
  }
  open(module);
  for (size_t i = 0; i < std::size(forms); ++i) {
    EXPECT_EQ(text(fmt::format("f{}", i), 0), fmt::format("{{}} -> {}", forms[i].shape)) << forms[i].type;
  }
}

TEST_F(TypesTest, IoLists) {
  open("-spec f(iolist(), iodata()) -> ok.\nf(_, _) -> ok.\n");
  EXPECT_EQ(text("f", 2),
            "{([] | [@1=(0..255 | <<0 + 8n>> | [] | [@1 | @2=([] | [@1 | @2] | <<0 + 8n>>)]) | @2]), "
            "([] | [@1 | @2] | <<0 + 8n>>)} -> 'ok");
}

TEST_F(TypesTest, Definitions) {
  scratch_.write("other.erl",
                 "-module(other).\n-export_type([pair/2, hidden/0]).\n-record(r, {x :: mine()}).\n"
                 "-type mine() :: here.\n-type pair(A, B) :: {A, B, mine(), #r{}}.\n"
                 "-opaque hidden() :: {hidden, mine()}.\n");
  open(
      "-type tree() :: leaf | {tree(), tree()}.\n"
      "-type even() :: [] | {odd()}.\n-type odd() :: {even()}.\n"
      "-type list_of(A) :: [] | {A, list_of(A)}.\n"
      "-type twice(A) :: list_of(list_of(A)).\n"
      "-type name() :: term().\n"
      "-record(node, {next :: #node{} | undefined, value}).\n"
      "-opaque own() :: {own}.\n-export_type([own/0]).\n"
      "-spec tree(tree()) -> ok.\ntree(_) -> ok.\n"
      "-spec even(even()) -> odd().\neven(_) -> ok.\n"
      "-spec twice(twice(integer())) -> list_of(integer()).\ntwice(_) -> ok.\n"
      "-spec remote(other:pair(integer(), a)) -> name().\nremote(_) -> ok.\n"
      "-spec node(#node{value :: a}) -> #node{}.\nnode(_) -> ok.\n"
      "-spec opaque(own(), other:hidden()) -> other:hidden().\nopaque(_, _) -> ok.\n"
      "-spec result() -> other:hidden() | t:own().\nresult() -> ok.\n");
  EXPECT_EQ(text("tree", 1), "{@1=('leaf | {@1, @1})} -> 'ok");
  EXPECT_EQ(text("even", 1), "{@1=([] | {{@1}})} -> @1=({([] | {@1})})");
  EXPECT_EQ(text("twice", 1), "{([] | {@1=([] | {integer, @1}), @2=([] | {@1, @2})})} -> @1=([] | {integer, @1})");
  EXPECT_EQ(text("remote", 1), "{{integer, 'a, 'here, {'r, 'here}}} -> any");
  EXPECT_EQ(text("node", 1),
            "{{'node, @1=({'node, @1, any} | 'undefined), 'a}} -> "
            "{'node, @1=({'node, @1, any} | 'undefined), any}");
  EXPECT_TRUE(text("opaque", 2).contains("no value of the opaque type t:own/0 is made by an exported function"));
  EXPECT_TRUE(restrictions("result", 0).empty());
}

TEST_F(TypesTest, OpaqueTypesAreTheCallsThatMakeThem) {
  scratch_.write("bag.erl",
                 "-module(bag).\n-export([new/0, put/2, map/2, from/1, size/1]).\n-export_type([bag/1]).\n"
                 "-opaque bag(T) :: {bag, [T]}.\n"
                 "-spec new() -> bag(none()).\nnew() -> {bag, []}.\n"
                 "-spec put(T, B1) -> B2 when B1 :: bag(T), B2 :: bag(T).\nput(X, {bag, L}) -> {bag, [X | L]}.\n"
                 "-spec map(fun((T) -> T), bag(T)) -> bag(T).\nmap(_, B) -> B.\n"
                 "-spec from(binary()) -> bag(byte()).\nfrom(_) -> {bag, []}.\n"
                 "-spec hidden() -> bag(atom()).\nhidden() -> {bag, []}.\n"
                 "-spec size(bag(_)) -> integer().\nsize({bag, L}) -> hidden(), length(L).\n");
  open("-spec f(bag:bag(atom())) -> bag:bag(atom()).\nf(X) -> X.\n");
  EXPECT_EQ(text("f", 1),
            "{@1=({'assay.made_by_call, 'bag:new/0} | {'assay.made_by_call, 'bag:put/2, symbol, @1})} -> "
            "{'bag, @1=([] | [symbol | @1])}");
  EXPECT_EQ(restrictions("f", 1),
            std::vector<std::string>{"values of the opaque type bag:bag/1 are made by new/0, put/2"});
}

TEST_F(TypesTest, Bounds) {
  open(
      "-spec f(A, [B]) -> {A, B} when A :: {B}, B :: integer().\nf(A, _) -> A.\n"
      "-spec deep(DeepList) -> ok when DeepList :: [a | DeepList].\ndeep(_) -> ok.\n"
      "-spec free(A, [B], _C) -> {B, D} when A :: [D].\nfree(A, _, _) -> A.\n"
      "-spec only(A) -> ok when A :: B, B :: A.\nonly(_) -> ok.\n"
      "-spec two(A) -> ok when A :: atom(), A :: ok.\ntwo(_) -> ok.\n");
  EXPECT_EQ(text("f", 2), "{{integer}, @1=([] | [integer | @1])} -> {{integer}, integer}");
  EXPECT_EQ(text("deep", 1), "{([] | [@1=('a | [] | [@1 | @2=([] | [@1 | @2])]) | @2])} -> 'ok");
  EXPECT_EQ(text("free", 3), "{@1=([] | [any | @1]), @2=([] | [any | @2]), any} -> {any, any}");
  EXPECT_EQ(restrictions("free", 3),
            (std::vector<std::string>{"type variable D is taken as any()", "type variable B is taken as any()",
                                      "type variable _C is taken as any()"}));
  EXPECT_EQ(text("only", 1),
            "t.erl:9:11: the spec of only/1 can't be satisfied: argument 1 (A): A has no finite value");
  EXPECT_EQ(text("two", 1), "t.erl:11:43: a second bound of A (in the spec of two/1)");
}

TEST_F(TypesTest, ClausesAndRestrictions) {
  open(
      "-spec f(integer()) -> a; (atom()) -> b.\nf(_) -> a.\n"
      "-spec g(pid()) -> a;\n       (integer() | {port()}) -> b.\ng(_) -> a.\n"
      "-spec h(fun((pid()) -> ok)) -> pid().\nh(_) -> self().\n");
  EXPECT_EQ(text("f", 1), "{integer} -> 'a; {symbol} -> 'b");
  EXPECT_EQ(to_text(shapes_, signature("f", 1)->input), "{integer} | {symbol}");
  EXPECT_TRUE(signature("f", 1)->declared);
  EXPECT_EQ(text("g", 1), "{other erlang.pid} -> 'a; {(integer | {other erlang.port})} -> 'b");
  EXPECT_EQ(
      restrictions("g", 1),
      (std::vector<std::string>{"no pid() is made", "no port() is made",
                                "the clause of the spec in line 5 is left out: argument 1 (pid()): no pid() is made"}));
  EXPECT_EQ(shapes_.alternatives(signature("g", 1)->input).size(), 1U);
  EXPECT_TRUE(restrictions("h", 1).empty());
}

TEST_F(TypesTest, WithoutASpecEverythingIsAny) {
  open("f(X, _) -> X.\n-spec g(a) -> b.\ng(a) -> b.\n");
  EXPECT_EQ(text("f", 2), "{any, any} -> any");
  EXPECT_FALSE(signature("f", 2)->declared);
  EXPECT_EQ(text("g", 1), "{'a} -> 'b");
  auto ignored = signature("g", 1, false);
  ASSERT_TRUE(ignored);
  EXPECT_EQ(to_text(shapes_, ignored->input), "{any}");
  EXPECT_FALSE(ignored->declared);
}

TEST_F(TypesTest, SpecsThatCantBeUsed) {
  scratch_.write("other.erl",
                 "-module(other).\n-export_type([bad/0, pair/2]).\n\n-type bad() :: {nowhere:t()}.\n"
                 "-type pair(A, B) :: {A, B}.\n");
  open(
      "-spec no_type(lists:nothing()) -> ok.\nno_type(_) -> ok.\n"
      "-spec no_module([nowhere:t(a)]) -> ok.\nno_module(_) -> ok.\n"
      "-spec arity(ok) -> other:pair(a).\narity(_) -> ok.\n"
      "-spec inside(ok,\n  other:bad()) -> ok.\ninside(_, _) -> ok.\n"
      "-spec pid(ok, {a, pid()}) -> ok.\npid(_, _) -> ok.\n"
      "-spec none(none()) -> ok; (no_return()) -> ok.\nnone(_) -> ok.\n"
      "-type endless() :: {a, endless()}.\n"
      "-spec endless(endless()) -> ok.\nendless(_) -> ok.\n"
      "-type growing(A) :: {A, growing([A]), growing({A})}.\n"
      "-spec growing(growing(a)) -> ok.\ngrowing(_) -> ok.\n"
      "-spec again(other:bad()) -> ok.\nagain(_) -> ok.\n");
  EXPECT_EQ(text("no_type", 1), "t.erl:3:15: there is no type lists:nothing/0 (in the spec of no_type/1)");
  EXPECT_EQ(text("no_module", 1),
            "t.erl:5:18: there is no type nowhere:t/1: no module 'nowhere' was found (in the spec of no_module/1)");
  EXPECT_EQ(text("arity", 1), "t.erl:7:20: the type other:pair takes 2 arguments, not 1 (in the spec of arity/1)");
  std::string inside =
      "other.erl:4:17: there is no type nowhere:t/0: no module 'nowhere' was found (needed by the spec of ";
  EXPECT_EQ(text("inside", 2), inside + "inside/2 in t.erl:9)");
  EXPECT_EQ(text("pid", 2),
            "t.erl:12:10: the spec of pid/2 can't be satisfied: argument 2 ({a, pid()}): no pid() is made");
  EXPECT_EQ(text("none", 1),
            "t.erl:14:11: the spec of none/1 can't be satisfied: argument 1 (none()): none() has no value\n"
            "t.erl:14:27: the spec of none/1 can't be satisfied: argument 1 (none()): none() has no value");
  EXPECT_EQ(text("endless", 1),
            "t.erl:17:14: the spec of endless/1 can't be satisfied: argument 1 (t:endless()): "
            "t:endless() has no finite value");
  EXPECT_EQ(text("growing", 1),
            "t.erl:19:34: types are nested too deeply here: does one use itself with ever larger "
            "arguments? (needed by the spec of growing/1 in t.erl:20)");
  // What failed once fails again: nothing half made is left behind.
  EXPECT_EQ(text("again", 1), inside + "again/1 in t.erl:22)");
}

TEST_F(TypesTest, TypesOfAHeaderAreInTheHeader) {
  scratch_.write("t.hrl", "\n-type t() :: lists:nothing().\n");
  open("-include(\"t.hrl\").\n-spec f(t()) -> ok.\nf(_) -> ok.\n");
  EXPECT_EQ(text("f", 1), "t.hrl:2:14: there is no type lists:nothing/0 (needed by the spec of f/1 in t.erl:4)");
}

TEST_F(TypesTest, TypesOfAModuleByName) {
  auto opened = ErlangProgram::open("lists", without_cache());
  ASSERT_TRUE(opened) << to_string(opened.error());
  program_ = std::move(*opened);
  EXPECT_EQ(text("nth", 2), "{1.., [any | @1=([] | [any | @1])]} -> any");
}

TEST(ReadTypesTest, IllFormedDumpsAreDiagnostics) {
  auto words = [](std::string_view dump) {
    auto types = read_types(dump, "dump");
    return types ? "read" : to_string(types.error());
  };
  auto with_type = [&](std::string_view type) {
    return words(fmt::format(
        "(types t (version 1) (files \"t.erl\") (specs) (definitions (type n @1:1:0 () {})) (records))", type));
  };
  EXPECT_EQ(with_type("(type @1:2:0 integer)"), "read");
  EXPECT_EQ(words("(types t (version 2) (files) (specs) (definitions) (records))"),
            "dump:1:10: these types have another version than (version 1)");
  EXPECT_EQ(words("(types t"), "dump:1:9: the text ends inside the list that starts at 1:1");
  EXPECT_EQ(words("(module t)"), "dump:1:1: (types …) with its parts expected");
  for (std::string_view bad :
       {"()", "a", "(nothing @1:1:0 a)", "(atom @1:1:0)", "(atom @1:1 a)", "(atom place a)", "(integer @1:1:0 a)",
        "(range @1:1:0 1)", "(bits @1:1:0 -1 8)", "(map @1:1:0 (exact (type @1:1:0 any)))", "(fun @1:1:0 any)",
        "(record @1:1:0 r (a))", "(remote @1:1:0 m)", "(tuple @1:1:0 \"a\")", "(local @1:1:0 7)"}) {
    EXPECT_TRUE(with_type(bad).starts_with("dump:1:")) << bad << ": " << with_type(bad);
  }
  std::string deep;
  for (int i = 0; i < 5000; ++i) deep += "(tuple @1:1:0 ";
  EXPECT_TRUE(with_type(deep + std::string(5000, ')')).ends_with("nested too deeply"));
}

} // namespace
} // namespace assay::erlang
