#include "lang/java/load/jimage.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

namespace assay::java {
namespace {

constexpr uint32_t magic = 0xCAFEDADA;
constexpr uint32_t version = 0x00010000;
constexpr size_t header_size = 28;
constexpr uint32_t hash_seed = 0x01000193;
constexpr uint64_t longest_text = 0x10000; // as of class files, with its end

// Attributes of a location, by their kind.
enum Attribute : uint8_t { End, Module, Parent, Base, Extension, Offset, Compressed, Size, count };

uint32_t read_u4(std::span<const uint8_t> bytes, size_t at) {
  return bytes[at] | (uint32_t{bytes[at + 1]} << 8U) | (uint32_t{bytes[at + 2]} << 16U) |
         (uint32_t{bytes[at + 3]} << 24U);
}

uint32_t hash(std::string_view name, uint32_t seed) {
  for (char c : name) seed = (seed * hash_seed) ^ static_cast<unsigned char>(c);
  return seed & 0x7FFFFFFFU;
}

} // namespace

struct JImage::Location {
  std::array<uint64_t, Attribute::count> attributes{};
};

Diagnostics JImage::broken(std::string_view what) const {
  return {Diagnostic{path_, 0, 0, fmt::format("broken image of the JDK: {}", what)}};
}

std::expected<JImage, Diagnostics> JImage::make(std::span<const uint8_t> bytes, std::string path) {
  JImage image(bytes, std::move(path));
  if (bytes.size() < header_size || read_u4(bytes, 0) != magic)
    return std::unexpected(image.broken("it does not start with CAFEDADA"));
  if (uint32_t found = read_u4(bytes, 4); found != version)
    return std::unexpected(Diagnostics{
        Diagnostic{image.path_, 0, 0,
                   fmt::format("image of the JDK of version {}.{}: Assay reads 1.0", found >> 16U, found & 0xFFFFU)}});
  if (!image.has_tables()) return std::unexpected(image.broken("its tables are cut off"));
  return image;
}

bool JImage::has_tables() {
  slot_count_ = read_u4(bytes_, 16);
  std::span<const uint8_t> rest = bytes_.subspan(header_size);
  bool fits = slot_count_ > 0;
  auto take = [&](uint64_t size) {
    fits = fits && size <= rest.size();
    auto part = rest.first(fits ? size : 0);
    rest = rest.subspan(part.size());
    return part;
  };
  redirects_ = take(uint64_t{4} * slot_count_);
  slots_ = take(uint64_t{4} * slot_count_);
  locations_ = take(read_u4(bytes_, 20));
  strings_ = take(read_u4(bytes_, 24));
  contents_ = rest;
  return fits;
}

std::optional<JImage::Location> JImage::location(uint32_t slot) const {
  Location location;
  size_t at = read_u4(slots_, size_t{slot} * 4);
  while (at < locations_.size()) {
    uint32_t kind = locations_[at] >> 3U;
    uint32_t length = (locations_[at] & 7U) + 1;
    if (kind == Attribute::End) return location;
    if (kind >= Attribute::count || length > locations_.size() - at - 1) return std::nullopt;
    uint64_t value = 0;
    for (uint8_t byte : locations_.subspan(at + 1, length)) value = (value << 8U) | byte;
    location.attributes[kind] = value;
    at += 1 + length;
  }
  return std::nullopt;
}

std::optional<std::string_view> JImage::text(uint64_t offset) const {
  if (offset >= strings_.size()) return std::nullopt;
  auto rest = strings_.subspan(offset, std::min<uint64_t>(strings_.size() - offset, longest_text));
  auto end = std::ranges::find(rest, uint8_t{0});
  if (end == rest.end()) return std::nullopt;
  return std::string_view(reinterpret_cast<const char*>(rest.data()), static_cast<size_t>(end - rest.begin()));
}

// /MODULE/PARENT/BASE.EXTENSION, leaving out what is empty.
std::optional<std::string> JImage::name_of(const Location& location) const {
  auto module_name = text(location.attributes[Attribute::Module]);
  auto parent = text(location.attributes[Attribute::Parent]);
  auto base = text(location.attributes[Attribute::Base]);
  auto extension = text(location.attributes[Attribute::Extension]);
  if (!module_name || !parent || !base || !extension) return std::nullopt;
  std::string name;
  if (!module_name->empty()) name.append("/").append(*module_name).append("/");
  if (!parent->empty()) name.append(*parent).append("/");
  name.append(*base);
  if (!extension->empty()) name.append(".").append(*extension);
  return name;
}

std::expected<JImage::Resource, Diagnostics> JImage::resource(const Location& location, std::string name) const {
  if (location.attributes[Attribute::Compressed] != 0)
    return std::unexpected(
        Diagnostics{Diagnostic{path_, 0, 0, fmt::format("{} is compressed, which Assay does not read", name)}});
  uint64_t offset = location.attributes[Attribute::Offset];
  uint64_t size = location.attributes[Attribute::Size];
  if (offset > contents_.size() || size > contents_.size() - offset)
    return std::unexpected(broken(fmt::format("{} lies outside of it", name)));
  return Resource{std::move(name), contents_.subspan(offset, size)};
}

std::expected<std::optional<JImage::Resource>, Diagnostics> JImage::find(std::string_view name) const {
  uint32_t slot = hash(name, hash_seed) % slot_count_;
  auto redirect = static_cast<int32_t>(read_u4(redirects_, size_t{slot} * 4));
  if (redirect == 0) return std::nullopt;
  if (redirect > 0) {
    slot = hash(name, static_cast<uint32_t>(redirect)) % slot_count_;
  } else {
    slot = static_cast<uint32_t>(-1 - redirect);
    if (slot >= slot_count_) return std::unexpected(broken("a redirect leads out of its table"));
  }
  auto found = location(slot);
  auto found_name = found ? name_of(*found) : std::nullopt;
  if (!found_name) return std::unexpected(broken(fmt::format("no place in slot {}", slot)));
  if (*found_name != name) return std::nullopt;
  auto answer = resource(*found, std::move(*found_name));
  if (!answer) return std::unexpected(std::move(answer.error()));
  return std::move(*answer);
}

std::expected<std::optional<JImage::Resource>, Diagnostics> JImage::find_class(std::string_view internal_name) const {
  size_t end = internal_name.rfind('/');
  if (end == std::string_view::npos) return std::nullopt; // modules have no classes without a package
  std::string package(internal_name.substr(0, end));
  std::ranges::replace(package, '/', '.');
  auto modules = find("/packages/" + package);
  if (!modules || !*modules) return modules;
  std::span<const uint8_t> pairs = (*modules)->bytes;
  if (pairs.size() % 8 != 0) return std::unexpected(broken(fmt::format("package {} is cut off", package)));
  for (size_t at = 0; at < pairs.size(); at += 8) {
    bool is_empty = read_u4(pairs, at) != 0;
    auto module_name = text(read_u4(pairs, at + 4));
    if (!module_name) return std::unexpected(broken(fmt::format("package {} is in no module", package)));
    if (!is_empty) return find(fmt::format("/{}/{}.class", *module_name, internal_name));
  }
  return std::nullopt;
}

std::optional<Diagnostics> JImage::for_each(const std::function<void(const Resource&)>& see) const {
  for (uint32_t slot = 0; slot < slot_count_; ++slot) {
    auto found = location(slot);
    auto name = found ? name_of(*found) : std::nullopt;
    if (!name) return broken(fmt::format("no place in slot {}", slot));
    auto one = resource(*found, std::move(*name));
    if (!one) return std::move(one.error());
    see(*one);
  }
  return std::nullopt;
}

} // namespace assay::java
