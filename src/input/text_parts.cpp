#include "input/text_parts.h"

#include <algorithm>
#include <vector>

#include "core/object.h"
#include "input/canonical_function.h"

namespace assay::input {

namespace {

using Shapes = std::vector<ShapeId>;

constexpr int64_t last_character = 0x10ffff;

// The alternatives of one form that a part may have; `field` adds the shapes that interest.
template <typename Field>
Shapes fields(ShapeTable& table, const Shapes& shapes, Form form, Field field) {
  Shapes result;
  for (ShapeId shape : shapes) {
    for (const Alternative& alternative : table.alternatives(shape)) {
      if (alternative.form == form) field(alternative, result);
    }
  }
  std::ranges::sort(result);
  auto doubles = std::ranges::unique(result);
  result.erase(doubles.begin(), doubles.end());
  return result;
}

Shapes cons_fields(ShapeTable& table, const Shapes& shapes, size_t index) {
  return fields(table, shapes, Form::Cons,
                [&](const Alternative& alternative, Shapes& result) { result.push_back(alternative.fields[index]); });
}

Shapes element_fields(ShapeTable& table, const Shapes& shapes, uint32_t arity, uint32_t index) {
  return fields(table, shapes, Form::Tuple, [&](const Alternative& alternative, Shapes& result) {
    if (alternative.any_arity) result.push_back(ShapeTable::any);
    if (!alternative.any_arity && alternative.fields.size() == arity) result.push_back(alternative.fields[index]);
  });
}

Shapes map_fields(ShapeTable& table, const Shapes& shapes, ShapeId Alternative::Association::* part) {
  return fields(table, shapes, Form::Map, [&](const Alternative& alternative, Shapes& result) {
    for (const Alternative::Association& association : alternative.associations) result.push_back(association.*part);
  });
}

bool is(const BigInteger& number, int64_t wanted) { return compare(IntegerView(number), IntegerView(wanted)) == 0; }

bool is_character(const Alternative& alternative) {
  return alternative.least && alternative.greatest && is(*alternative.least, 0) &&
         is(*alternative.greatest, last_character);
}

ListMeaning meaning_of_elements(ShapeTable& table, const Shapes& shapes) {
  bool text = false;
  bool numbers = false;
  for (ShapeId shape : shapes) {
    if (table.is_everything(shape)) return ListMeaning::Unknown;
    for (const Alternative& alternative : table.alternatives(shape)) {
      if (alternative.form == Form::Integer) (is_character(alternative) ? text : numbers) = true;
    }
  }
  if (text == numbers) return ListMeaning::Unknown;
  return text ? ListMeaning::Text : ListMeaning::Numbers;
}

bool is_printable(uint64_t character) { return character >= ' ' && character < 0x7f; }

// Copies as it goes.
class Printable {
 public:
  Printable(Arena& arena, ShapeTable& shapes) : arena_(arena), shapes_(shapes) {}

  Value copy(Value value, const Shapes& shapes) {
    switch (value.kind()) {
      case Kind::Cons: return list(value, shapes);
      case Kind::Bits: return bits(value);
      case Kind::Tuple: {
        std::vector<Value> elements;
        for (uint32_t i = 0; i < value.arity(); ++i) {
          elements.push_back(copy(value.elements()[i], element_fields(shapes_, shapes, value.arity(), i)));
        }
        return assay::make_tuple(arena_, std::span<const Value>(elements));
      }
      default: return value;
    }
  }

 private:
  Value list(Value value, Shapes shapes) {
    std::vector<Value> elements;
    for (; value.is(Kind::Cons); value = value.as_cons()->tail) {
      Shapes heads = cons_fields(shapes_, shapes, 0);
      Value head = value.as_cons()->head;
      bool is_text = head.is(Kind::Integer) && meaning_of_elements(shapes_, heads) == ListMeaning::Text;
      if (is_text) {
        elements.push_back(is_printable(head.payload()) ? head : Value::integer('a'));
      } else {
        elements.push_back(copy(head, heads));
      }
      shapes = cons_fields(shapes_, shapes, 1);
    }
    return make_list(arena_, elements, copy(value, shapes));
  }

  Value bits(Value value) {
    const BitsObject& from = *value.as_bits();
    if (from.size % 8 != 0) return value;
    std::vector<uint8_t> bytes;
    for (uint64_t i = 0; i < from.size; ++i) {
      if (i % 8 == 0) bytes.push_back(0);
      uint64_t at = from.offset + i;
      if ((from.bytes[at / 8] >> (7 - at % 8) & 1) != 0) bytes.back() |= static_cast<uint8_t>(0x80 >> i % 8);
    }
    for (uint8_t& byte : bytes) byte = is_printable(byte) ? byte : 'a';
    return make_bits(arena_, bytes, from.size);
  }

  Arena& arena_;
  ShapeTable& shapes_;
};

} // namespace

TextParts::TextParts(ShapeTable& shapes, ShapeId shape, Value value) {
  std::vector<std::pair<Value, Shapes>> pending = {{value, {shape}}};
  while (!pending.empty()) {
    auto [part, its_shapes] = std::move(pending.back());
    pending.pop_back();
    if (part.is(Kind::Tuple)) {
      for (uint32_t i = 0; i < part.arity(); ++i) {
        pending.emplace_back(part.elements()[i], element_fields(shapes, its_shapes, part.arity(), i));
      }
    } else if (part.is(Kind::Map)) {
      Shapes keys = map_fields(shapes, its_shapes, &Alternative::Association::key);
      Shapes values = map_fields(shapes, its_shapes, &Alternative::Association::value);
      visit_map(*part.as_map(), [&](const MapEntry& entry) {
        pending.emplace_back(entry.key, keys);
        pending.emplace_back(entry.value, values);
        return true;
      });
    } else if (part.is(Kind::Cons)) {
      Shapes heads = cons_fields(shapes, its_shapes, 0);
      meanings_.emplace(part.payload(), meaning_of_elements(shapes, heads));
      pending.emplace_back(part.as_cons()->head, std::move(heads));
      pending.emplace_back(part.as_cons()->tail, cons_fields(shapes, its_shapes, 1));
    }
  }
}

ListMeaning TextParts::meaning(Value list) const {
  auto found = meanings_.find(list.payload());
  return found == meanings_.end() ? ListMeaning::Unknown : found->second;
}

Value with_printable_text(Arena& arena, ShapeTable& shapes, ShapeId shape, Value value) {
  return Printable(arena, shapes).copy(value, {shape});
}

} // namespace assay::input
