#pragma once
// A value as Erlang source text that erl reads back to the same term; function inputs become `fun`
// expressions (write_function.h). What has no such text (pids, references, closures of the program) is written so that
// a person sees what it is and two runs write it alike: `#Pid`, `#Fun<2>`; nobody can read that back by mistake.
//
// What always holds: neither long lists nor deep terms use the C++ stack; equal terms have equal texts.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/value.h"
#include "input/text_parts.h"
#include "lang/real_runtime.h"

namespace assay::erlang {

// How function inputs are written: as `fun` expressions, or like the program's own, as `#Fun<ARITY>`. The
// second is for what a run answers: there erl can't tell us more either.
enum class FunctionText : uint8_t { Table, Opaque };

// `scope` are the names of the variables that functions in the value see.
std::string write_term(Value value, FunctionText functions = FunctionText::Table, const TextParts& parts = {},
                       std::span<const std::string> scope = {});

// Whether that text stands for the same term in another runtime.
bool can_be_read_back(Value value);

// `lists:nth(1, [a])`, of arguments that are texts.
std::string call_text(std::string_view module, std::string_view function, std::span<const std::string> arguments);
// What is done with the result of an expression, as text.
std::string applied_text(std::string expression, std::span<const RealStep> steps);

} // namespace assay::erlang
