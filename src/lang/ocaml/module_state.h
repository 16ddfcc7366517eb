#pragma once
// What a program's initialisers leave in memory. Each run begins with it, while in a real process earlier calls may
// have changed what is mutable: a run that reads some of that says so.

#include "machine/context.h"

namespace assay::ocaml {

// The initialisers have made what lies between `before` and now.
void note_initial_state(Context& context, const Arena::Mark& before);
// The program reads a part of an object.
void note_read(Context& context, Value object);

} // namespace assay::ocaml
