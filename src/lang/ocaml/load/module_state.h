#pragma once
// What the initialisers of a program and of OCaml's library leave in memory. Each run begins with it, while in a real
// process earlier calls may have changed what is mutable: a run that reads some of it, or that changes some
// of the library's, says so.

#include "machine/context.h"

namespace assay::ocaml {

// The initialisers have made what lies between `before` and now.
void note_initial_state(Context& context, const Arena::Mark& before);
// The program reads a part of an object.
void note_read(Context& context, Value object);
// The program writes to an object.
void note_write(Context& context, Value object);

} // namespace assay::ocaml
