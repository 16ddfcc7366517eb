#include "lang/java/load/constant_pool.h"

#include <fmt/core.h>

#include <bit>

#include "lang/java/load/descriptor.h"
#include "lang/java/load/modified_utf8.h"
#include "lang/java/load/names.h"

namespace assay::java {
namespace {

// A file of a few kilobytes could name one long text in thousands of places.
constexpr size_t most_text = size_t{64} << 20U;

// Which entry a method handle of this kind refers to (table 5.4.3.5-A); kinds 6 and 7 also take methods of interfaces.
ConstantPool::Tag handle_tag(uint8_t kind) {
  if (kind >= 1 && kind <= 4) return ConstantPool::field;
  if (kind >= 5 && kind <= 8) return ConstantPool::method;
  return kind == 9 ? ConstantPool::interface_method : ConstantPool::unused;
}

} // namespace

ConstantPool::ConstantPool(ByteReader& reader, uint16_t major_version, ClassErrors& errors)
    : major_version_(major_version), errors_(errors) {
  uint16_t count = reader.u2();
  if (count == 0 && !errors_.any()) errors_.malformed("the constant pool has no entry 0");
  entries_.emplace_back();
  while (entries_.size() < count && !errors_.any()) {
    entries_.push_back(read_entry(reader, static_cast<uint16_t>(entries_.size())));
    Tag tag = entries_.back().tag;
    if (tag == long_ || tag == double_) entries_.emplace_back();
  }
  if (entries_.size() > count && !errors_.any()) errors_.malformed("the last constant is cut in half");
}

ConstantPool::Entry ConstantPool::read_entry(ByteReader& reader, uint16_t index) {
  Entry entry;
  entry.tag = static_cast<Tag>(reader.u1());
  switch (entry.tag) {
    case utf8: {
      uint16_t length = reader.u2();
      entry.bytes = reader.take(length);
      break;
    }
    case integer:
    case float_: entry.number = reader.u4(); break;
    case long_:
    case double_:
      entry.number = uint64_t{reader.u4()} << 32U;
      entry.number |= reader.u4();
      break;
    case method_handle:
      entry.first = reader.u1();
      entry.second = reader.u2();
      break;
    case field:
    case method:
    case interface_method:
    case name_and_type:
    case dynamic:
    case invoke_dynamic:
      entry.first = reader.u2();
      entry.second = reader.u2();
      break;
    case class_:
    case string:
    case method_type:
    case module_:
    case package: entry.first = reader.u2(); break;
    default:
      if (!errors_.any())
        errors_.malformed(fmt::format("constant {} is of unknown kind {}", index, static_cast<unsigned>(entry.tag)));
      entry.tag = unused;
  }
  check_version(index, entry.tag);
  return entry;
}

// Table 4.4-B.
void ConstantPool::check_version(uint16_t index, Tag tag) {
  uint16_t since = 45;
  if (tag == method_handle || tag == method_type || tag == invoke_dynamic) since = 51;
  if (tag == module_ || tag == package) since = 53;
  if (tag == dynamic) since = 55;
  if (major_version_ < since && !errors_.any())
    errors_.malformed(fmt::format("constant {} is of kind {}, which files of version {} don't have", index,
                                  static_cast<unsigned>(tag), major_version_));
}

const ConstantPool::Entry& ConstantPool::expect(uint16_t index, Tag wanted, std::string_view what) {
  if (tag(index) == wanted) return entries_[index];
  if (!errors_.any()) errors_.malformed(fmt::format("constant {} should be {}", index, what));
  static const Entry none;
  return none;
}

void ConstantPool::spend_text(size_t size) {
  text_spent_ += size;
  if (text_spent_ > most_text) errors_.unsupported("class file with more than 64 megabytes of text");
}

std::u16string ConstantPool::string_text(uint16_t index) {
  const Entry& entry = expect(index, utf8, "text");
  spend_text(entry.bytes.size() * sizeof(char16_t));
  if (errors_.any()) return {};
  auto text = decode_modified_utf8(entry.bytes);
  if (!text) errors_.malformed(fmt::format("constant {} is no text in modified UTF-8", index));
  return text ? std::move(*text) : std::u16string();
}

std::string ConstantPool::text(uint16_t index) {
  auto text = to_utf8(string_text(index));
  if (!text) errors_.unsupported(fmt::format("half of a surrogate pair in a name (constant {})", index));
  return text ? std::move(*text) : std::string();
}

Symbol ConstantPool::symbol(uint16_t index) {
  expect(index, utf8, "text");
  if (errors_.any()) return {};
  Entry& entry = entries_[index];
  if ((entry.known & is_interned) == 0) {
    entry.symbol = Symbol(text(index));
    entry.known |= is_interned;
  }
  return entry.symbol;
}

Symbol ConstantPool::checked(uint16_t index, Known kind, bool (*is_well_formed)(std::string_view),
                             std::string_view what) {
  Symbol name = symbol(index);
  if (errors_.any() || (entries_[index].known & kind) != 0) return name;
  entries_[index].known |= kind;
  if (!is_well_formed(name.text())) errors_.malformed(fmt::format("\"{}\" is not {}", name.text(), what));
  return name;
}

Symbol ConstantPool::class_or_array(uint16_t index) {
  const Entry& entry = expect(index, class_, "a class");
  return checked(entry.first, class_or_array_ok, is_class_or_array_name, "the name of a class or an array");
}

Symbol ConstantPool::class_name(uint16_t index) {
  const Entry& entry = expect(index, class_, "a class");
  return checked(entry.first, class_name_ok, is_class_name, "the name of a class");
}

Symbol ConstantPool::field_name(uint16_t index) { return checked(index, field_name_ok, is_plain_name, "a name"); }

Symbol ConstantPool::method_name(uint16_t index) {
  return checked(index, method_name_ok, is_method_name, "the name of a method");
}

Symbol ConstantPool::field_descriptor(uint16_t index) {
  return checked(index, field_descriptor_ok, is_field_descriptor, "the descriptor of a field");
}

Symbol ConstantPool::method_descriptor(uint16_t index) {
  return checked(index, method_descriptor_ok, is_method_descriptor, "the descriptor of a method");
}

MemberReference ConstantPool::member(uint16_t index) {
  Tag kind = tag(index);
  if (kind != field && kind != method && kind != interface_method) {
    expect(index, method, "a field or a method");
    return {};
  }
  const Entry& entry = entries_[index];
  const Entry& pair = expect(entry.second, name_and_type, "a name with its type");
  if (errors_.any()) return {};
  MemberReference member;
  member.of_interface = kind == interface_method;
  member.owner = class_or_array(entry.first);
  member.name = kind == field ? field_name(pair.first) : method_name(pair.first);
  member.descriptor = kind == field ? field_descriptor(pair.second) : method_descriptor(pair.second);
  std::string_view name = member.name.text();
  bool is_constructor = name == "<init>" && kind == method && member.descriptor.text().ends_with(")V");
  if (!errors_.any() && kind != field && name.starts_with('<') && !is_constructor)
    errors_.malformed(fmt::format("constant {} names {}{}", index, name, member.descriptor.text()));
  return member;
}

MethodHandleConstant ConstantPool::handle(uint16_t index) {
  const Entry& entry = expect(index, method_handle, "a method handle");
  if (errors_.any()) return {};
  MethodHandleConstant handle{static_cast<uint8_t>(entry.first), member(entry.second)};
  Tag referred = tag(entry.second);
  bool takes_interface = (handle.kind == 6 || handle.kind == 7) && major_version_ >= 52;
  bool fits = handle_tag(handle.kind) == referred || (takes_interface && referred == interface_method);
  bool makes_object = handle.kind == 8;
  if (!errors_.any() && (!fits || makes_object != (handle.member.name.text() == "<init>")))
    errors_.malformed(
        fmt::format("constant {} is a method handle of kind {} that refers to something else", index, handle.kind));
  return handle;
}

DynamicConstant ConstantPool::dynamic_constant(const Entry& entry) {
  const Entry& pair = expect(entry.second, name_and_type, "a name with its type");
  if (errors_.any()) return {};
  DynamicConstant constant;
  constant.bootstrap = entry.first;
  constant.is_constant = entry.tag == dynamic;
  constant.name = constant.is_constant ? field_name(pair.first) : method_name(pair.first);
  constant.descriptor = constant.is_constant ? field_descriptor(pair.second) : method_descriptor(pair.second);
  if (constant.name.text().starts_with('<') && !constant.is_constant)
    errors_.malformed(fmt::format("invokedynamic of {}", constant.name.text()));
  return constant;
}

Constant ConstantPool::resolve_one(uint16_t index) {
  const Entry& entry = entries_[index];
  switch (entry.tag) {
    case integer: return static_cast<int32_t>(static_cast<uint32_t>(entry.number));
    case float_: return std::bit_cast<float>(static_cast<uint32_t>(entry.number));
    case long_: return static_cast<int64_t>(entry.number);
    case double_: return std::bit_cast<double>(entry.number);
    case class_: return ClassConstant{class_or_array(index)};
    case string: return StringConstant{string_text(entry.first)};
    case field:
    case method:
    case interface_method: return member(index);
    case method_handle: return handle(index);
    case method_type: return MethodTypeConstant{method_descriptor(entry.first)};
    case dynamic:
    case invoke_dynamic: return dynamic_constant(entry);
    default: return std::monostate();
  }
}

std::vector<Constant> ConstantPool::resolve() {
  std::vector<Constant> constants(entries_.size());
  for (size_t i = 1; i < entries_.size() && !errors_.any(); ++i) constants[i] = resolve_one(static_cast<uint16_t>(i));
  return constants;
}

} // namespace assay::java
