#pragma once
// One function of a drawn program: a trap or two of the table, what is drawn for them, and the form in which their
// arguments come and their conditions are asked. A trap must hold in any form: a NaN in a list, a clock read in a
// lambda.

#include <string>
#include <string_view>
#include <vector>

#include "trap.h"

namespace assay::adversary {

enum class TrapLanguage : uint8_t { Erlang, Ocaml, Java };

// What is drawn for one trap: the texts that stand for $N, $K and $J.
struct Numbers {
  std::string number;
  std::string k;
  std::string j;
  std::string in(std::string_view text) const;
};

// A way to give one argument within another value. In its texts $T is the type and $V the value of what is within, $P
// the parameter, $Q the name of what is within, $B what is asked of it; $D tells the definition from others.
struct Wrap {
  std::string_view definition; // may be empty
  std::string_view type;
  std::string_view value;
  std::string_view asked;
  std::string_view within;       // what stands for $Q; empty: a name that `asked` binds
  bool needs_plain_type = false; // not for a generic type
  bool needs_boxed_type = false; // $T is written as a class
};

struct Argument {
  Parameter parameter; // with its type as the trap has it
  std::string value;   // in the failing call
  const Wrap* wrap = nullptr;
};

// One trap within a function.
struct Part {
  const Trap* trap;
  Numbers numbers;
  std::vector<Argument> arguments;
};

struct DrawnFunction {
  std::string name;
  std::vector<Part> parts; // all of them must hold for the function to fail
  bool is_in_helper;       // conditions are asked in functions of their own
  std::string guard;       // one more parameter is a number, and must be this one; empty: there is none
  std::string_view form;   // how it is asked: $B stands for what is
};

DrawnFunction draw_function(TrapLanguage language, Draw& draw, size_t number);

// Every occurrence of `name` in the text becomes `value`.
std::string replaced(std::string_view text, std::string_view name, std::string_view value);

} // namespace assay::adversary
