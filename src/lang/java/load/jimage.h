#pragma once
// The JDK's image of its own classes, the file lib/modules. It has no specification; this is what it looks like, in
// version 1.0, all numbers little-endian:
//
//   header     magic CAFEDADA, version, flags, count of resources, length of the tables, sizes of locations and strings
//   redirects  4 bytes for each slot of a perfect hash: 0 nothing is there, n > 0 hash again from n, n < 0 slot -1 - n
//   slots      4 bytes each: where in the locations
//   locations  of a resource: attributes, each a byte (kind in the upper 5 bits, length - 1 in the lower 3) and a
//              big-endian number; kind 0 ends them
//   strings    modified UTF-8, each with a 0 at its end
//   resources  their bytes
//
// A class is the resource /MODULE/PACKAGE/NAME.class; which module a package is in says the resource /packages/PACKAGE:
// pairs of numbers, whether the module has nothing in it, and the module's name. Nothing is copied, and nothing looked
// at before it is asked for. The bytes are not trusted: a broken image gives a diagnostic.

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/diagnostic.h"

namespace assay::java {

class JImage {
 public:
  // `path` is for diagnostics. The bytes must stay.
  static std::expected<JImage, Diagnostics> make(std::span<const uint8_t> bytes, std::string path);

  struct Resource {
    std::string name; // /java.base/java/util/List.class
    std::span<const uint8_t> bytes;
  };
  // Nothing if there is none of that name.
  std::expected<std::optional<Resource>, Diagnostics> find(std::string_view name) const;
  // By the internal name of a class, java/util/List.
  std::expected<std::optional<Resource>, Diagnostics> find_class(std::string_view internal_name) const;

  // All there are, in the order of the file; or until something is wrong.
  std::optional<Diagnostics> for_each(const std::function<void(const Resource&)>& see) const;
  const std::string& path() const { return path_; }

 private:
  struct Location;

  JImage(std::span<const uint8_t> bytes, std::string path) : bytes_(bytes), path_(std::move(path)) {}
  bool has_tables();
  std::optional<Location> location(uint32_t slot) const;
  std::optional<std::string_view> text(uint64_t offset) const;
  std::optional<std::string> name_of(const Location& location) const;
  std::expected<Resource, Diagnostics> resource(const Location& location, std::string name) const;
  Diagnostics broken(std::string_view what) const;

  std::span<const uint8_t> bytes_;
  std::string path_;
  // Parts of the bytes.
  std::span<const uint8_t> redirects_;
  std::span<const uint8_t> slots_;
  std::span<const uint8_t> locations_;
  std::span<const uint8_t> strings_;
  std::span<const uint8_t> contents_;
  uint32_t slot_count_ = 0;
};

} // namespace assay::java
