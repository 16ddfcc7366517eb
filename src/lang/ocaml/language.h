#pragma once

#include "lang/language.h"

namespace assay::ocaml {

const Language& ocaml_language();

} // namespace assay::ocaml
