#pragma once
// Where classes come from, in the order that the real runtime has: the JDK's image first, then the entries of the class
// path as they are given, each a folder, a jar or a single .class file. What is not asked for is not read.

#include <cstddef>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "base/symbol.h"
#include "lang/java/load/class_file.h"

namespace assay::java {

class ClassPath {
 public:
  // `image`: the JDK's lib/modules. Entries that are not there, or are none of the three, are refused.
  static std::expected<ClassPath, Diagnostics> make(std::vector<std::string> entries, std::filesystem::path image);
  ClassPath(ClassPath&&) noexcept;
  ClassPath& operator=(ClassPath&&) noexcept;
  ~ClassPath();

  struct Found {
    std::unique_ptr<const ClassFile> file;
    bool of_library = false; // from the image
    std::string path;        // FOLDER/a/B.class, FILE.jar!/a/B.class, IMAGE!/MODULE/a/B.class
  };
  // By internal name (`java/util/Map$Entry`); nothing if there is none, as for any array. The class found has that
  // name. A new class file each time.
  std::expected<std::optional<Found>, Diagnostics> find(Symbol name) const;

  // The classes that an entry has, by its index, in order of their names. What they are named is told by their places
  // alone: reading one can still fail.
  std::vector<Symbol> classes_of(size_t entry) const;
  size_t entries() const;

 private:
  struct Parts;
  explicit ClassPath(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

} // namespace assay::java
