#pragma once
// Class files made by hand, right or wrong: constants, members and code as bytes.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::java::test {

using Bytes = std::vector<uint8_t>;

inline void put1(Bytes& bytes, uint32_t value) { bytes.push_back(static_cast<uint8_t>(value)); }
inline void put2(Bytes& bytes, uint32_t value) {
  put1(bytes, value >> 8U);
  put1(bytes, value);
}
inline void put4(Bytes& bytes, uint32_t value) {
  put2(bytes, value >> 16U);
  put2(bytes, value);
}
inline void put(Bytes& bytes, const Bytes& more) { bytes.insert(bytes.end(), more.begin(), more.end()); }

class ClassBuilder {
 public:
  uint16_t minor = 0;
  uint16_t major = 61;
  uint16_t flags = 0x0021;
  std::string name = "T";
  std::string super_class = "java/lang/Object"; // empty: none

  // Constants; each gives its index.
  uint16_t constant(uint8_t tag, const Bytes& body) {
    put1(constants_, tag);
    put(constants_, body);
    uint16_t index = next_constant_;
    next_constant_ = static_cast<uint16_t>(next_constant_ + (tag == 5 || tag == 6 ? 2 : 1));
    return index;
  }
  uint16_t text(std::string_view bytes) {
    Bytes body;
    put2(body, static_cast<uint32_t>(bytes.size()));
    body.insert(body.end(), bytes.begin(), bytes.end());
    return constant(1, body);
  }
  uint16_t one(uint8_t tag, uint32_t first) {
    Bytes body;
    put2(body, first);
    return constant(tag, body);
  }
  uint16_t two(uint8_t tag, uint32_t first, uint32_t second) {
    Bytes body;
    put2(body, first);
    put2(body, second);
    return constant(tag, body);
  }
  uint16_t integer(uint32_t value) { return two(3, value >> 16U, value & 0xFFFFU); }
  uint16_t real(uint32_t bits) { return two(4, bits >> 16U, bits & 0xFFFFU); }
  uint16_t wide(uint8_t tag, uint64_t value) {
    Bytes body;
    put4(body, static_cast<uint32_t>(value >> 32U));
    put4(body, static_cast<uint32_t>(value));
    return constant(tag, body);
  }
  uint16_t class_of(std::string_view class_name) { return one(7, text(class_name)); }
  uint16_t string(std::string_view bytes) { return one(8, text(bytes)); }
  uint16_t pair(std::string_view member_name, std::string_view descriptor) {
    uint16_t first = text(member_name);
    return two(12, first, text(descriptor));
  }
  // 9 a field, 10 a method, 11 a method of an interface.
  uint16_t member(uint8_t tag, std::string_view owner, std::string_view member_name, std::string_view descriptor) {
    uint16_t first = class_of(owner);
    return two(tag, first, pair(member_name, descriptor));
  }
  uint16_t handle(uint8_t kind, uint16_t of) {
    Bytes body;
    put1(body, kind);
    put2(body, of);
    return constant(15, body);
  }
  // 17 a constant, 18 a call site.
  uint16_t dynamic(uint8_t tag, uint16_t bootstrap, std::string_view member_name, std::string_view descriptor) {
    return two(tag, bootstrap, pair(member_name, descriptor));
  }

  Bytes attribute(std::string_view attribute_name, const Bytes& body) {
    Bytes bytes;
    put2(bytes, text(attribute_name));
    put4(bytes, static_cast<uint32_t>(body.size()));
    put(bytes, body);
    return bytes;
  }

  struct Code {
    Bytes bytes;
    uint16_t max_stack = 4;
    uint16_t max_locals = 4;
    std::vector<std::vector<uint16_t>> handlers{}; // start, end, handler, type
    std::vector<Bytes> attributes{};
  };
  Bytes code(const Code& code) {
    Bytes body;
    put2(body, code.max_stack);
    put2(body, code.max_locals);
    put4(body, static_cast<uint32_t>(code.bytes.size()));
    put(body, code.bytes);
    put2(body, static_cast<uint32_t>(code.handlers.size()));
    for (const auto& handler : code.handlers)
      for (uint16_t number : handler) put2(body, number);
    put2(body, static_cast<uint32_t>(code.attributes.size()));
    for (const Bytes& attribute : code.attributes) put(body, attribute);
    return attribute("Code", body);
  }

  void field(uint16_t field_flags, std::string_view field_name, std::string_view descriptor,
             const std::vector<Bytes>& attributes = {}) {
    put_member(fields_, field_flags, field_name, descriptor, attributes);
    ++field_count_;
  }
  void method(uint16_t method_flags, std::string_view method_name, std::string_view descriptor,
              const std::vector<Bytes>& attributes) {
    put_member(methods_, method_flags, method_name, descriptor, attributes);
    ++method_count_;
  }
  void class_attribute(std::string_view attribute_name, const Bytes& body) {
    put(attributes_, attribute(attribute_name, body));
    ++attribute_count_;
  }
  void interface(std::string_view interface_name) { interfaces_.push_back(class_of(interface_name)); }

  Bytes bytes() {
    uint16_t this_class = class_of(name);
    uint16_t super_index = super_class.empty() ? uint16_t{0} : class_of(super_class);
    Bytes bytes;
    put4(bytes, 0xCAFEBABE);
    put2(bytes, minor);
    put2(bytes, major);
    put2(bytes, next_constant_);
    put(bytes, constants_);
    put2(bytes, flags);
    put2(bytes, this_class);
    put2(bytes, super_index);
    put2(bytes, static_cast<uint32_t>(interfaces_.size()));
    for (uint16_t index : interfaces_) put2(bytes, index);
    put2(bytes, field_count_);
    put(bytes, fields_);
    put2(bytes, method_count_);
    put(bytes, methods_);
    put2(bytes, attribute_count_);
    put(bytes, attributes_);
    return bytes;
  }

 private:
  void put_member(Bytes& to, uint16_t member_flags, std::string_view member_name, std::string_view descriptor,
                  const std::vector<Bytes>& attributes) {
    put2(to, member_flags);
    put2(to, text(member_name));
    put2(to, text(descriptor));
    put2(to, static_cast<uint32_t>(attributes.size()));
    for (const Bytes& attribute : attributes) put(to, attribute);
  }

  Bytes constants_;
  Bytes fields_;
  Bytes methods_;
  Bytes attributes_;
  std::vector<uint16_t> interfaces_;
  uint16_t next_constant_ = 1;
  uint16_t field_count_ = 0;
  uint16_t method_count_ = 0;
  uint16_t attribute_count_ = 0;
};

} // namespace assay::java::test
