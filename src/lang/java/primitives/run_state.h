#pragma once
// What Java keeps for one run besides the heap.

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lang/java/lower/classes.h"
#include "machine/context.h"

namespace assay::java {

struct RunState {
  struct Initialised {
    RecordObject* statics = nullptr;
    JavaClass::State state = JavaClass::State::Loaded;
  };
  std::unordered_map<const JavaClass*, Initialised> classes; // of the program under test
  std::vector<const JavaClass*> initialising;                // of the program, the last one that was begun last
  std::unordered_map<const void*, int64_t> identity_hashes;  // given out in the order in which they were asked for
  std::unordered_map<const void*, std::vector<StackEntry>> traces; // of exceptions, innermost first
  std::unordered_set<const void*> arguments;                       // objects that are arguments of the call
  std::unordered_set<const void*> made;                            // these, and the parts of them that makers have made
  std::unordered_map<const JavaClass*, Value> lambdas;             // JavaProgram::lambda_constant
  bool has_hash_tables = false;                                    // among what makers have made
  // What was printed: two bytes for each character, the lower one first.
  std::u16string printed;
  struct PrintedByte {
    size_t at;  // among the bytes
    Value byte; // with its symbolic half
  };
  std::vector<PrintedByte> symbolic_output;    // those that depend on the input, in order
  bool hashes_identities = false;              // a hash table has asked for the identity hash of a key
  std::unordered_set<const void*> small_boxes; // JavaProgram::is_small_box
};

inline RunState& run_state(Context& context) { return context.language_state<RunState>(); }

} // namespace assay::java
