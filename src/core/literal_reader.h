#pragma once
// Reads literals (core/literal_text.h says how they look) without recursion. Deeper nesting than largest_literal_depth
// is a failure, located like any other.

#include <vector>

#include "base/arena.h"
#include "core/text_cursor.h"
#include "core/value.h"

namespace assay::core {

class LiteralReader {
 public:
  LiteralReader(TextCursor& cursor, Arena& arena) : cursor_(cursor), arena_(arena) {}

  // What the cursor stands at. After a failure of the cursor the value means nothing.
  Value read();

 private:
  // A list, tuple or map that was opened and not closed yet.
  struct Open {
    enum class Type : uint8_t { List, Tuple, Map } type;
    bool after_bar; // in a list: what comes is the tail
    size_t first;   // of its elements in values_
  };

  bool open(Open::Type type, std::string_view closing);
  bool close_or_go_on();
  void close();
  Value read_scalar();
  Value read_number();
  Value read_float_bits();
  Value read_bits();
  Value read_text();
  Value read_function_name();

  TextCursor& cursor_;
  Arena& arena_;
  std::vector<Open> open_;
  std::vector<Value> values_;
};

} // namespace assay::core
