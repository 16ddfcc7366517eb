#include "drawn_function.h"

#include <algorithm>

namespace assay::adversary {

namespace {

std::span<const Trap> traps_of(TrapLanguage language) {
  switch (language) {
    case TrapLanguage::Erlang: return erlang_traps();
    case TrapLanguage::Ocaml: return ocaml_traps();
    case TrapLanguage::Java: break;
  }
  return java_traps();
}

constexpr Wrap ocaml_wraps[] = {
    {"", "(($T) list)", "[$V]", "(match $P with [$Q] -> $B | _ -> false)", ""},
    {"", "(($T) option)", "(Some $V)", "(match $P with Some $Q -> $B | None -> false)", ""},
    {"", "(int * ($T))", "(7, $V)", "(match $P with (7, $Q) -> $B | _ -> false)", ""},
    {"", "(unit -> ($T))", "(fun () -> $V)", "(let $Q = $P () in $B)", ""},
    {"", "(($T) array)", "[|$V|]", "(Array.length $P = 1 && (let $Q = $P.(0) in $B))", ""},
    {"", "(($T) ref)", "(ref $V)", "(let $Q = !$P in $B)", ""},
    {"", "((int, $T) result)", "(Error $V)", "(match $P with Ok _ -> false | Error $Q -> $B)", ""},
};

constexpr Wrap erlang_wraps[] = {
    {"", "[$T]", "[$V]", "(case $P of [$Q] -> $B; _ -> false end)", ""},
    {"", "{ok, $T} | error", "{ok, $V}", "(case $P of {ok, $Q} -> $B; error -> false end)", ""},
    {"", "#{value := $T}", "#{value => $V}", "(case $P of #{value := $Q} -> $B end)", ""},
    {"", "fun(() -> $T)", "fun() -> $V end", "(begin $Q = $P(), $B end)", ""},
    {"", "{7, $T, atom()}", "{7, $V, ok}", "(element(1, $P) =:= 7 andalso begin $Q = element(2, $P), $B end)", ""},
};

constexpr Wrap java_wraps[] = {
    {"static class Box$D { final $T value; Box$D($T value) { this.value = value; } }", "Box$D", "new Box$D($V)",
     "($P != null && $B)", "$P.value"},
    {"static class Slot$D { private $T value; void set($T value) { this.value = value; } $T get() { return value; } "
     "static Slot$D of($T value) { Slot$D slot = new Slot$D(); slot.set(value); return slot; } }",
     "Slot$D", "Slot$D.of($V)", "($P != null && $B)", "$P.get()"},
    {"", "$T[]", "new $T[] {$V}", "($P != null && $P.length == 1 && $B)", "$P[0]", true},
    {"", "java.util.List<$T>", "java.util.List.<$T>of($V)", "($P != null && $P.size() == 1 && $P.get(0) != null && $B)",
     "$P.get(0)", false, true},
    {"interface Giver$D { $T give(); }", "Giver$D", "() -> $V", "($P != null && $B)", "$P.give()"},
};

std::span<const Wrap> wraps_of(TrapLanguage language) {
  switch (language) {
    case TrapLanguage::Erlang: return erlang_wraps;
    case TrapLanguage::Ocaml: return ocaml_wraps;
    case TrapLanguage::Java: break;
  }
  return java_wraps;
}

constexpr std::string_view ocaml_forms[] = {
    "$B",
    "(try $B with Not_found -> false)",
    "List.exists (fun () -> $B) [()]",
    "(let rec go round = if round = 0 then $B else go (round - 1) in go 3)",
    "not (not ($B))",
    "(match $B with true -> true | false -> false)",
    "(let result = ref false in for _ = 1 to 1 do result := $B done; !result)",
    "Option.get (Some ($B))",
};

constexpr std::string_view erlang_forms[] = {
    "$B",
    "(try $B catch throw:never -> false end)",
    "lists:any(fun(_) -> $B end, [1])",
    "not (not ($B))",
    "(fun() -> $B end)()",
    "lists:member(true, [$B])",
    "element(2, {ok, $B})",
};

constexpr std::string_view java_forms[] = {
    "$B",
    "!(!($B))",
    "(($B) ? true : false)",
    "((java.util.function.BooleanSupplier) () -> $B).getAsBoolean()",
    "last(false, $B)",
};

std::span<const std::string_view> forms_of(TrapLanguage language) {
  switch (language) {
    case TrapLanguage::Erlang: return erlang_forms;
    case TrapLanguage::Ocaml: return ocaml_forms;
    case TrapLanguage::Java: break;
  }
  return java_forms;
}

// `(f x) [1; 2] y` has three words between blanks, `a, {b, c}` two between commas: what is within brackets, quotes, the
// letters of `fun … end` or, in Erlang, `<<` and `>>` does not count.
std::vector<std::string> arguments_of(std::string_view call, TrapLanguage language) {
  const char between = language == TrapLanguage::Ocaml ? ' ' : ',';
  const bool has_bits = language == TrapLanguage::Erlang;
  std::vector<std::string> arguments(1);
  int depth = 0;
  bool is_quoted = false;
  for (size_t at = 0; at < call.size(); ++at) {
    char letter = call[at];
    if (letter == '"' && (at == 0 || call[at - 1] != '\\')) is_quoted = !is_quoted;
    std::string_view rest = call.substr(at);
    if (!is_quoted) {
      if (std::string_view("([{").contains(letter) || rest.starts_with("fun(")) ++depth;
      if (std::string_view(")]}").contains(letter) || rest.starts_with(" end")) --depth;
      if (has_bits && rest.starts_with("<<")) ++depth;
      if (has_bits && rest.starts_with(">>")) --depth;
    }
    if (letter == between && depth == 0 && !is_quoted) {
      arguments.emplace_back();
    } else if (letter != ' ' || !arguments.back().empty()) {
      arguments.back() += letter;
    }
  }
  return arguments;
}

Part draw_part(TrapLanguage language, Draw& draw, size_t number) {
  Part part{&draw.one_of(traps_of(language)),
            {std::to_string(number), std::to_string(draw.number(11, 9'999)), std::to_string(draw.number(11, 9'999))},
            {}};
  std::vector<std::string> values = arguments_of(part.numbers.in(part.trap->call), language);
  for (size_t i = 0; i < part.trap->parameters.size(); ++i) {
    const Parameter& parameter = part.trap->parameters[i];
    part.arguments.push_back({{parameter.name, part.numbers.in(parameter.type)}, values[i]});
  }
  return part;
}

void wrap_one(TrapLanguage language, Draw& draw, Part& part) {
  Argument& argument =
      part.arguments[static_cast<size_t>(draw.number(0, static_cast<int64_t>(part.arguments.size()) - 1))];
  const Wrap& wrap = draw.one_of(wraps_of(language));
  if (!wrap.needs_plain_type || !argument.parameter.type.contains('<')) argument.wrap = &wrap;
}

} // namespace

std::string replaced(std::string_view text, std::string_view name, std::string_view value) {
  std::string result(text);
  for (size_t at = result.find(name); at != std::string::npos; at = result.find(name, at + value.size())) {
    result.replace(at, name.size(), value);
  }
  return result;
}

std::string Numbers::in(std::string_view text) const {
  return replaced(replaced(replaced(text, "$N", number), "$K", k), "$J", j);
}

DrawnFunction draw_function(TrapLanguage language, Draw& draw, size_t number) {
  constexpr size_t most_functions = 1'000; // in one file
  DrawnFunction function{"f" + std::to_string(number), {}, draw.number(0, 2) == 0, {}, draw.one_of(forms_of(language))};
  function.parts.push_back(draw_part(language, draw, number));
  if (draw.number(0, 3) == 0) function.parts.push_back(draw_part(language, draw, number + most_functions));
  for (Part& part : function.parts) {
    if (draw.number(0, 1) == 0) wrap_one(language, draw, part);
  }
  if (draw.number(0, 2) == 0) function.guard = std::to_string(draw.number(1, 999));
  return function;
}

} // namespace assay::adversary
