#pragma once
// What methods of the library take from the world around a run: the clock, random numbers, the environment, addresses.
// The machine answers with something, always the same; that it was asked is noted, so that nothing is called exhausted
// which hinges on it (Context::leave_open).

#include <string_view>

#include "lang/java/lower/classes.h"

namespace assay::java {

// Why nothing is exhausted once the method has run, whoever calls it; empty: it takes nothing of the world.
std::string_view taken_from_world(const Method& method);
// The same of what the library itself asks for all the time, where it does not matter: only calls of the program count.
std::string_view asked_of_world(const Method& method);

// The same of what an object answers by how it was made, which does not count unless it is one of the input.
std::string_view told_by_making(const Method& method);

// Whether it goes through a hash table in the order that hashes give.
bool goes_through_table(const Method& method);

} // namespace assay::java
