#pragma once
// The code of a method (section 4.7.3 of the Java Virtual Machine Specification), read and checked.

#include "lang/java/load/class_file.h"
#include "lang/java/load/read_attributes.h"
#include "lang/java/lower/method_kinds.h"

namespace assay::java {

// Name, descriptor and flags of the method are known.
CodeAttribute read_code(ByteReader& reader, ReadContext& context, const MethodInfo& method, MethodKindsCache& kinds);

} // namespace assay::java
