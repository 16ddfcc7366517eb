#pragma once
// From a spec to what a function accepts and answers.

#include "input/signature.h"
#include "lang/erlang/types/types_to_shapes.h"

namespace assay::erlang {

// Diagnostics if a type in it is not known, or if no arguments can be made that it allows.
std::expected<Signature, Diagnostics> signature_of_spec(ShapeTable& shapes, const TypeLookup& lookup,
                                                        const ModuleTypes& module, const Spec& spec,
                                                        const ExportLookup& is_exported);

} // namespace assay::erlang
