#pragma once

#include "lang/language.h"

namespace assay::java {

const Language& java_language();

} // namespace assay::java
