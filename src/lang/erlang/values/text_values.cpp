#include "lang/erlang/values/text_values.h"

#include <vector>

#include "lang/erlang/values/bit_fields.h"

namespace assay::erlang {

Value list_of_bytes(Arena& arena, std::string_view bytes) {
  Value list = Value::nil();
  for (size_t i = bytes.size(); i-- > 0;) {
    list = make_cons(arena, Value::integer(static_cast<unsigned char>(bytes[i])), list);
  }
  return list;
}

Value list_of_characters(Arena& arena, std::string_view text) {
  std::vector<Value> characters;
  characters.reserve(text.size());
  while (auto character = next_character(text)) characters.push_back(Value::integer(*character));
  return make_list(arena, characters);
}

Value list_of_bytes(Context& context, std::string_view bytes) {
  if (!context.can_allocate(bytes.size() * sizeof(ConsObject))) return Value::fault();
  return list_of_bytes(context.arena(), bytes);
}

Value list_of_characters(Context& context, std::string_view text) {
  if (!context.can_allocate(text.size() * sizeof(ConsObject))) return Value::fault();
  return list_of_characters(context.arena(), text);
}

std::optional<std::string> bytes_of_list(Value list) {
  std::string bytes;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) {
    Value byte = list.as_cons()->head;
    if (!byte.is(Kind::Integer) || byte.payload() > 255) return std::nullopt;
    bytes += static_cast<char>(byte.payload());
  }
  if (!list.is(Kind::Nil)) return std::nullopt;
  return bytes;
}

std::optional<uint32_t> next_character(std::string_view& text) {
  auto* bytes = reinterpret_cast<const uint8_t*>(text.data());
  auto character = load_character(bytes, 0, text.size() * 8, Encoding::Utf8, ByteOrder::Big);
  if (character) text.remove_prefix(character_size(*character, Encoding::Utf8) / 8);
  return character;
}

void append_character(std::string& text, uint32_t character) {
  size_t length = character_size(character, Encoding::Utf8) / 8;
  text.resize(text.size() + length);
  auto* bytes = reinterpret_cast<uint8_t*>(text.data() + text.size() - length);
  store_character(bytes, 0, character, Encoding::Utf8, ByteOrder::Big);
}

} // namespace assay::erlang
