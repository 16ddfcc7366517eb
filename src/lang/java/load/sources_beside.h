#pragma once
// Sources in the folder of a file that javac would not compile with it, as the file does not name them, but whose
// classes are below classes of the program: objects of these may be inputs. They are found by their words alone, as a
// look at all sources of a folder has to be quick; whether they are what they seem is seen once they are compiled.

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace assay::java {

// What a source says of itself.
struct SourceWords {
  std::set<std::string, std::less<>> all;      // every name in it
  std::set<std::string, std::less<>> declared; // its classes and interfaces
  std::set<std::string, std::less<>> extended; // what stands behind `extends` and `implements` of these
};
SourceWords words_of_source(std::string_view text);

// Sorted.
std::vector<std::string> sources_with_subclasses(const std::filesystem::path& file);

} // namespace assay::java
