#pragma once
// Failures of Java calls, in words that our machine and the real Java share: so what is the same to both is the same
// here.

#include "lang/failure.h"
#include "lang/java/runtime/real_program.h"

namespace assay::java {

inline constexpr std::string_view stack_overflow_error = "java.lang.StackOverflowError";

// `entry` is the method that was called, its module the class. The site is the innermost frame of the program.
Failure raised_failure(const Frame& entry, const JavaException& exception);

// A message without what is different in each run: addresses (`Object@1b2c3d`), and where classes were loaded from,
// which Java appends to a failed cast.
std::string comparable_message(std::string_view class_name, std::string_view message);

} // namespace assay::java
