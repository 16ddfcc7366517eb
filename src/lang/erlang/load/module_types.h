#pragma once
// What a module says about types: its specs, type definitions and records, as the dump of its types has them
// (docs/exchange-form.md). `read_types` reads one; types_to_shapes.h says what the types mean.

#include <cstdint>
#include <deque>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/big_integer.h"
#include "base/diagnostic.h"
#include "base/symbol.h"

namespace assay::erlang {

// Where a type is written.
struct TypePlace {
  uint32_t line = 0;
  uint32_t column = 0;
  uint32_t file = 0; // counts in ModuleTypes::files
};

struct TypeExpression {
  enum class Kind : uint8_t {
    Atom,       // name
    Integer,    // least
    Range,      // least, greatest
    Bits,       // bits_base, bits_unit
    Variable,   // name
    Union,      // parts
    Tuple,      // parts: the elements
    Map,        // parts: keys and values in turn; mandatory: one for each pair
    Function,   // parts: the arguments, then the result; any_arity: the result only
    Record,     // name; fields and parts: the fields whose types are given here
    Predefined, // name, parts: the arguments
    Local,      // name, parts: the arguments
    Remote,     // module, name, parts: the arguments
    Unknown,    // text: what the front end saw
  };

  Kind kind = Kind::Unknown;
  TypePlace place;
  Symbol name;
  Symbol module;
  BigInteger least;
  BigInteger greatest;
  uint64_t bits_base = 0;
  uint64_t bits_unit = 0;
  bool any_arity = false;
  std::vector<const TypeExpression*> parts;
  std::vector<bool> mandatory;
  std::vector<Symbol> fields;
  std::string text;
};

struct TypeDefinition {
  Symbol name;
  TypePlace place;
  bool is_opaque = false;
  std::vector<Symbol> parameters;
  const TypeExpression* type = nullptr;
};

struct RecordDefinition {
  struct Field {
    Symbol name;
    const TypeExpression* type; // null: any term
  };
  Symbol name;
  TypePlace place;
  std::vector<Field> fields;
};

struct SpecClause {
  struct Bound {
    Symbol variable;
    TypePlace place;
    const TypeExpression* type;
  };
  TypePlace place;
  std::vector<const TypeExpression*> arguments;
  const TypeExpression* result = nullptr;
  std::vector<Bound> bounds;
};

struct Spec {
  Symbol name;
  uint32_t arity = 0;
  TypePlace place;
  std::vector<SpecClause> clauses; // at least one
};

struct ModuleTypes {
  Symbol name;
  std::vector<std::string> files;
  std::deque<TypeExpression> expressions; // owns those that the others point to
  std::vector<Spec> specs;
  std::vector<TypeDefinition> definitions;
  std::vector<RecordDefinition> records;

  // Null if there is none.
  const Spec* find_spec(std::string_view function, uint32_t arity) const;
  const TypeDefinition* find_definition(Symbol type, size_t arity) const;
  const RecordDefinition* find_record(Symbol record) const;

  Diagnostic diagnostic(TypePlace at, std::string message) const;
};

// `dump` is the text of a (types …) expression, `source` what to call it when it is ill-formed. The text is untrusted.
std::expected<ModuleTypes, Diagnostics> read_types(std::string_view dump, std::string_view source);

} // namespace assay::erlang
