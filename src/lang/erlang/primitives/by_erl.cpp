// Pure functions that a real erl carries out for us: the lists below are all of them (docs/erlang.md has them,
// too). They have no symbolic half, so what is symbolic in their arguments is enumerated.
//
// Arguments go as text and answers come in the exchange form, both of which only plain terms have. A closure, a pid or
// a reference on either side ends the run under the function's name, unless erl would raise badarg for it; so does an
// erl that can't be started.

#include <fmt/core.h>

#include <algorithm>
#include <span>

#include "base/sexpr.h"
#include "core/parts.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/runtime/answers_of_erl.h"
#include "lang/erlang/text/quoted_text.h"
#include "lang/erlang/text/read_term.h"
#include "lang/erlang/text/write_term.h"
#include "lang/erlang/values/exception.h"

namespace assay::erlang {

namespace {

// Those that take any term.
constexpr std::string_view of_any_terms[] = {
    "erlang:term_to_binary/1", "erlang:term_to_binary/2", "erlang:term_to_iovec/1",  "erlang:term_to_iovec/2",
    "erlang:external_size/1",  "erlang:external_size/2",  "erlang:match_spec_test/3"};
// Those that raise badarg if there is a function, pid, port or reference anywhere in their arguments.
constexpr std::string_view of_plain_terms[] = {
    "erlang:binary_to_term/1", "erlang:decode_packet/3", "erlang:is_builtin/3", "erlang:posixtime_to_universaltime/1",
    "erlang:universaltime_to_posixtime/1",
    // the rest of re is Erlang
    "re:run/2", "re:run/3", "re:compile/1", "re:compile/2", "re:inspect/2", "re:internal_run/4", "re:version/0",
    "zlib:compress/1", "zlib:uncompress/1", "zlib:zip/1", "zlib:unzip/1", "zlib:gzip/1", "zlib:gunzip/1"};

constexpr uint32_t milliseconds = 10000;
// A value takes more than its text: `(l)` is 16 bytes.
constexpr uint64_t bytes_of_value = 16;

bool is_plain(Value value) {
  return !holds(value, [](Value part) { return part.is(Kind::Closure) || part.is(Kind::Opaque); });
}

std::string request_of(const FunctionName& name, const Value* arguments) {
  std::string texts;
  for (uint32_t i = 0; i < name.arity; ++i) texts += (i == 0 ? "" : ", ") + write_term(arguments[i]);
  return fmt::format("{{call, {}, {}, [{}], {}}}", atom_text(name.module), atom_text(name.function), texts,
                     milliseconds);
}

Value unsupported(Context& context, std::string_view why) {
  return context.unsupported(fmt::format("{}: {}", context.primitive->name.text(), why));
}

// Whether our side has heard of all atoms in a term of the exchange form.
bool knows_atoms(const Sexpr& term) {
  if (term.is_symbol()) return Symbol::find(term.text()).has_value();
  if (!term.is_list()) return true;
  std::span<const Sexpr> parts = term.items().subspan(1);
  if (term.head() != "m") return std::ranges::all_of(parts, knows_atoms);
  return std::ranges::all_of(parts, [](const Sexpr& pair) { return std::ranges::all_of(pair.items(), knows_atoms); });
}

enum class Atoms : uint8_t { Any, OnlyKnown };

Value outcome(Context& context, const std::string& answer, Atoms atoms) {
  if (!context.can_allocate(answer.size() * bytes_of_value)) return Value::fault();
  Arena arena;
  auto read = read_sexpr(answer, "erl", arena);
  if (!read) return unsupported(context, "erl's answer can't be read");
  std::span<const Sexpr> items = (*read)->items();
  bool returned = (*read)->head() == "return" && items.size() == 2;
  bool raised = (*read)->head() == "raise" && items.size() == 3;
  if (!returned && !raised)
    return unsupported(context, fmt::format("erl did not come to an end ({})", (*read)->head()));
  if (returned && atoms == Atoms::OnlyKnown && !knows_atoms(items.back())) return badarg(context);
  ReadErrors errors(answer, "erl");
  Value value = read_term(items.back(), context.arena(), errors);
  if (errors.first()) return unsupported(context, "a function, pid or reference in the answer, or a term too deep");
  return returned ? value : raise(context, Symbol(items[1].text()), value);
}

Value ask(Context& context, const FunctionName& name, const Value* arguments, Atoms atoms = Atoms::Any) {
  auto answer = AnswersOfErl::shared().ask(request_of(name, arguments));
  return answer ? outcome(context, *answer, atoms) : unsupported(context, answer.error());
}

bool are_plain(const FunctionName& name, const Value* arguments) {
  return std::all_of(arguments, arguments + name.arity, is_plain);
}

Value ask_of_any(Context& context, const Value* arguments) {
  FunctionName name = split_function_name(context.primitive->name);
  if (!are_plain(name, arguments)) {
    return context.unsupported(fmt::format("{} of a function, pid or reference", context.primitive->name.text()));
  }
  return ask(context, name, arguments);
}

Value ask_of_plain(Context& context, const Value* arguments) {
  FunctionName name = split_function_name(context.primitive->name);
  return are_plain(name, arguments) ? ask(context, name, arguments) : badarg(context);
}

// Which atoms exist is for us to say, as for list_to_existing_atom/1: erl is asked without the option `safe`.
Value binary_to_term_with_options(Context& context, const Value* arguments) {
  FunctionName name = split_function_name(context.primitive->name);
  if (!are_plain(name, arguments)) return badarg(context);
  std::vector<Value> options;
  bool is_safe = false;
  Value rest = arguments[1];
  for (; rest.is(Kind::Cons); rest = rest.as_cons()->tail) {
    Value option = rest.as_cons()->head;
    bool says_safe = option.is(Kind::Symbol) && option.as_symbol().text() == "safe";
    is_safe = is_safe || says_safe;
    if (!says_safe) options.push_back(option);
  }
  Value asked[] = {arguments[0], make_list(context.arena(), options, rest)};
  return ask(context, name, asked, is_safe ? Atoms::OnlyKnown : Atoms::Any);
}

} // namespace

void register_by_erl(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "badarg");
  auto add_all = [&](std::span<const std::string_view> functions, PrimitiveFunction function) {
    for (std::string_view name : functions) add(name, split_function_name(Symbol(name)).arity, function);
  };
  add_all(of_any_terms, ask_of_any);
  add_all(of_plain_terms, ask_of_plain);
  add("erlang:binary_to_term/2", 2, binary_to_term_with_options);
}

} // namespace assay::erlang
