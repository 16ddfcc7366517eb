#pragma once
// The code of a method (section 4.7.3 of the Java Virtual Machine Specification), read and checked.

#include "lang/java/class_file.h"
#include "lang/java/method_kinds.h"
#include "lang/java/read_attributes.h"

namespace assay::java {

// Name, descriptor and flags of the method are known.
CodeAttribute read_code(ByteReader& reader, ReadContext& context, const MethodInfo& method, MethodKindsCache& kinds);

} // namespace assay::java
