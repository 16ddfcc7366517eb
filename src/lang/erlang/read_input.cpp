#include "lang/erlang/read_input.h"

#include "lang/erlang/map.h"
#include "core/parts.h"

namespace assay::erlang {
namespace {

constexpr uint32_t table_arity = 4; // {'assay.table', Arity, Rows, Default}

bool is_table(Value value) {
  return value.is(Kind::Tuple) && value.arity() == table_arity && value.elements()[0].is_symbol(Symbol("assay.table"));
}

std::vector<Value> elements_of(Value list) {
  std::vector<Value> elements;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) elements.push_back(list.as_cons()->head);
  return elements;
}

// Recursive: a text is not nested deeply (the reader of dumps sees to that), and parts without tables stay as they are.
class TableReader {
 public:
  TableReader(Arena& arena, std::deque<CanonicalFunction>& tables) : arena_(arena), tables_(tables) {}

  Value read(Value value) {
    if (!holds(value, is_table)) return value;
    if (is_table(value)) return table(value.elements());
    if (value.is(Kind::Tuple)) {
      std::vector<Value> elements(value.elements(), value.elements() + value.arity());
      for (Value& element : elements) element = read(element);
      return assay::make_tuple(arena_, elements);
    }
    return value.is(Kind::Cons) ? list(value) : map(value);
  }

 private:
  Value list(Value value) {
    std::vector<Value> elements;
    for (; value.is(Kind::Cons); value = value.as_cons()->tail) elements.push_back(value.as_cons()->head);
    for (Value& element : elements) element = read(element);
    return make_list(arena_, elements, read(value));
  }

  Value map(Value value) {
    std::vector<MapEntry> entries = map_entries(*value.as_map());
    for (MapEntry& entry : entries) entry = {read(entry.key), read(entry.value)};
    return map_from_entries(arena_, entries);
  }

  Value table(const Value* parts) {
    CanonicalFunction function;
    function.arity = static_cast<uint32_t>(parts[1].as_integer());
    for (Value row : elements_of(parts[2])) {
      std::vector<Value> arguments = elements_of(row.elements()[0]);
      for (Value& argument : arguments) {
        if (argument.is_symbol(Symbol("assay.any"))) argument = Value::unset();
      }
      function.rows.push_back({std::move(arguments), read(row.elements()[1])});
    }
    function.otherwise = read(parts[3]);
    tables_.push_back(std::move(function));
    return make_canonical_function(arena_, &tables_.back());
  }

  Arena& arena_;
  std::deque<CanonicalFunction>& tables_;
};

// Before the tables are read: then every closure is one of the text.
bool holds_closure(Value value) {
  return holds(value, [](Value part) { return part.is(Kind::Closure); });
}

} // namespace

std::expected<std::vector<Value>, Diagnostics> input_of_arguments(Arena& arena, std::deque<CanonicalFunction>& tables,
                                                                  const std::vector<Value>& arguments) {
  std::vector<Value> input;
  for (Value argument : arguments) {
    if (holds_closure(argument)) {
      return std::unexpected(one_diagnostic(
          "a function in an input must be a table with constants only and a last clause for all other arguments, as "
          "fun(1) -> a; (_) -> b end, or be named, as fun lists:reverse/1"));
    }
    input.push_back(TableReader(arena, tables).read(argument));
  }
  return input;
}

} // namespace assay::erlang
