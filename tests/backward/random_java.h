#pragma once
// Small classes in Java, drawn by a seed, for a check of backward search: a method `f(int, int)` and what it calls,
// with branches, loops, calls, fields, arrays, floats, exceptions and methods of several classes. Every statement has a
// line of its own. Whatever the arguments, a call of `f` ends.

#include <cstdint>
#include <string>

namespace assay::backward {

std::string random_java_class(const std::string& name, uint64_t seed);

} // namespace assay::backward
