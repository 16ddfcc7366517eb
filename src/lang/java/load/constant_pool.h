#pragma once
// The constant pool of a class file (section 4.4 of the Java Virtual Machine Specification) while it is read: entries
// as they are in the file, and what they stand for when someone asks. Who asks for an entry of the wrong kind, or for a
// name that is none, has it in the errors and gets something empty.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/java/load/byte_reader.h"
#include "lang/java/load/class_errors.h"
#include "lang/java/load/class_file.h"

namespace assay::java {

class ConstantPool {
 public:
  // The kinds of entries, table 4.4-A.
  enum Tag : uint8_t {
    unused = 0, // entry 0, and the one after a long or a double
    utf8 = 1,
    integer = 3,
    float_ = 4,
    long_ = 5,
    double_ = 6,
    class_ = 7,
    string = 8,
    field = 9,
    method = 10,
    interface_method = 11,
    name_and_type = 12,
    method_handle = 15,
    method_type = 16,
    dynamic = 17,
    invoke_dynamic = 18,
    module_ = 19,
    package = 20,
  };

  ConstantPool(ByteReader& reader, uint16_t major_version, ClassErrors& errors);

  size_t size() const { return entries_.size(); }
  // unused if there is no such entry.
  Tag tag(uint16_t index) const { return index < entries_.size() ? entries_[index].tag : unused; }

  std::string text(uint16_t index);
  Symbol symbol(uint16_t index);
  Symbol class_or_array(uint16_t index);
  Symbol class_name(uint16_t index);
  Symbol field_name(uint16_t index);
  Symbol method_name(uint16_t index);
  Symbol field_descriptor(uint16_t index);
  Symbol method_descriptor(uint16_t index);
  MethodHandleConstant handle(uint16_t index);

  // What all entries stand for, by index.
  std::vector<Constant> resolve();

 private:
  // What has been found out about a Utf8 entry, so that many references to a long text take no time.
  enum Known : uint8_t {
    is_interned = 1,
    field_descriptor_ok = 2,
    method_descriptor_ok = 4,
    class_name_ok = 8,
    class_or_array_ok = 16,
    field_name_ok = 32,
    method_name_ok = 64,
  };
  struct Entry {
    Tag tag = unused;
    uint8_t known = 0;
    uint16_t first = 0; // the two numbers of most kinds
    uint16_t second = 0;
    Symbol symbol;
    uint64_t number = 0;
    std::span<const uint8_t> bytes{};
  };

  Entry read_entry(ByteReader& reader, uint16_t index);
  void check_version(uint16_t index, Tag tag);
  const Entry& expect(uint16_t index, Tag tag, std::string_view what);
  Symbol checked(uint16_t index, Known kind, bool (*is_well_formed)(std::string_view), std::string_view what);
  std::u16string string_text(uint16_t index);
  void spend_text(size_t size);
  MemberReference member(uint16_t index);
  DynamicConstant dynamic_constant(const Entry& entry);
  Constant resolve_one(uint16_t index);

  std::vector<Entry> entries_;
  uint16_t major_version_;
  ClassErrors& errors_;
  size_t text_spent_ = 0;
};

} // namespace assay::java
