#pragma once
// A call of the class under test as a user would write it in Java.

#include <string>

#include "lang/java/types/class_under_test.h"

namespace assay::java {

struct CallSource {
  std::string setup; // statements that come before it
  std::string expression;
};

CallSource call_source(const ClassUnderTest& tested, const RealCall& call);

} // namespace assay::java
