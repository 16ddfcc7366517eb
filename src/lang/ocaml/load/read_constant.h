#pragma once
// Constants of a dump as values: (i 1), (str "6162"), (blk 0 (i 1) (i 0)).

#include "base/read_errors.h"
#include "core/value.h"

namespace assay::ocaml {

// Whether a list that starts so is a constant.
bool is_constant(std::string_view head);
// In the arena. Something harmless after an error was reported.
Value read_constant(const Sexpr& text, Arena& arena, ReadErrors& errors);
// The bytes that hexadecimal digits stand for; nothing if they are none.
std::optional<std::string> bytes_of_hex(std::string_view digits);

} // namespace assay::ocaml
