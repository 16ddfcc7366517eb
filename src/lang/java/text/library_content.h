#pragma once
// What an object of the library holds, by what its documentation says of it and not by its fields: elements of a
// collection, entries of a map, the text of a StringBuilder. Two that hold the same are the same to a program that asks
// them, however they came to be.

#include <optional>
#include <vector>

#include "lang/java/primitives/heap.h"
#include "machine/program.h"

namespace assay::java {

struct LibraryContent {
  enum class Form : uint8_t {
    Elements, // of a collection, in their order
    Set,      // the same, in any order
    Map,      // keys, each with its value behind it, in any order
    Entry,    // a key and its value
    Text,     // one string
    Parts,    // what it is made of, without what it keeps for later
    Closed,   // an iterator, a stream, a function: who looks at what it holds uses it up, or can't
  } form = Form::Parts;
  Symbol kind; // two of different kinds are never the same
  std::vector<Value> parts;
};

// What a method without parameters answers, that the type has; nothing: the machine can't say.
std::optional<Value> ask_object(Context& context, Value object, std::string_view type, std::string_view selector);

// Of an object; nothing: its fields are all that there is. Its own methods are run, on the machine of the context.
std::optional<LibraryContent> library_content(Context& context, Value object);

} // namespace assay::java
