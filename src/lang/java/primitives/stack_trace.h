#pragma once
// Where exceptions were made, as getStackTrace tells it.

#include <string>
#include <vector>

#include "lang/java/primitives/run_state.h"

namespace assay::java {

struct TraceElement {
  std::string class_name; // `java.util.Map$Entry`
  std::string method;
  std::string file; // empty: unknown
  uint32_t line = 0;
  bool of_library = false;
};

// Notes where the run is, for an exception that is being made: without the constructors that make it, and without what
// is no method of the program.
void note_trace(Context& context, Value exception);
// Innermost first.
std::vector<TraceElement> trace_of(Context& context, Value exception);
// `Main.run(Main.java:7)`.
std::string to_string(const TraceElement& element);

} // namespace assay::java
