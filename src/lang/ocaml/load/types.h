#pragma once
// Types of OCaml as a unit's dump has them: of the values it exports, and the declarations that these lead to.

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/read_errors.h"
#include "base/symbol.h"
#include "lang/ocaml/load/request.h"

namespace assay::ocaml {

struct Type {
  enum class Kind : uint8_t {
    Variable,    // name
    Arrow,       // label; parts: argument, result
    Tuple,       // parts
    Constructor, // name: its path; parts: its arguments
    PolyVariant, // tags
    Other,       // name: its text. No values of it can be made
  } kind = Kind::Other;
  std::string name;
  std::string label; // empty, `name` or `?name`
  std::vector<const Type*> parts;
  struct Tag {
    std::string name;
    int64_t hash = 0;
    const Type* argument = nullptr; // may be null
  };
  std::vector<Tag> tags;
  bool is_open = false; // of a PolyVariant: values may have tags that it does not name
};

struct Field {
  std::string name;
  bool is_mutable = false;
  const Type* type = nullptr;
};

struct Constructor {
  std::string name;
  bool is_constant = false;
  bool is_unboxed = false; // it is its argument
  int64_t number = 0;      // its integer, or its tag
  std::vector<const Type*> arguments;
  std::vector<Field> fields;    // of an inline record
  const Type* result = nullptr; // of a generalised one; else null
};

struct Declaration {
  std::string path;
  std::vector<const Type*> parameters;
  enum class Kind : uint8_t { Abstract, Open, Record, Variant } kind = Kind::Abstract;
  std::string representation; // of a record: regular, float, unboxed, inlined
  std::vector<Field> fields;
  std::vector<Constructor> constructors;
  const Type* manifest = nullptr; // what it is another name for; may be null
  bool is_private = false;
  std::string unit; // that declares it; `none`: predefined
};

// A value of a module that hides types, as the program's text names it, and where it is: a compilation unit, and the
// positions in its block and in those of the modules inside.
struct ApiValue {
  std::string name;
  std::string unit;
  std::vector<uint32_t> positions;
  const Type* type = nullptr;
  bool of_library = false; // whatever unit it is in: functors of the library make modules of the program
};

class UnitTypes {
 public:
  // `dump` is the expression (module …).
  static std::unique_ptr<UnitTypes> read(const Sexpr& dump, ReadErrors& errors);

  // Of an exported value; null if there is none. As it is declared, unless it is used at another type.
  const Type* value(std::string_view name) const;
  const Type* declared_value(std::string_view name) const;
  // From now on the value is used at this type, which its declared one has to allow: inputs are of it, and all texts.
  void use_at(std::string_view name, const Type& type) { used_at_.insert_or_assign(std::string(name), &type); }
  const Declaration* declaration(std::string_view path) const;
  // One of the unit's own, by the name that it has when it is raised: `Unit.M.Bad`; null if there is none.
  const Constructor* exception(std::string_view name) const;
  // Those outside of modules, in their order; their numbers are their positions in the block that the unit is.
  std::vector<const Constructor*> top_level_exceptions() const;
  // In which order the unit declares constructors and fields.
  std::vector<DeclaredOrder> orders(std::string_view unit) const;
  // A type with variables replaced.
  using Substitution = std::unordered_map<std::string, const Type*>;
  const Type* substitute(const Type& type, const Substitution& by);
  // What the parameters of a declaration are for these arguments.
  static Substitution arguments_of(const Declaration& declaration, std::span<const Type* const> arguments);
  // The variables in a type, each once, in the order in which they are written.
  static void add_variables(const Type& type, std::vector<std::string>& into);
  // As OCaml would write it, on one line; equal types have equal texts.
  static std::string text(const Type& type);
  // Whether one of a generalised constructor's own result can be this type, and what its variables are then.
  bool fits(const Type& result, const Type& wanted, Substitution& variables);
  // A type by its text, if somebody has told.
  void remember(const Type& type) { by_text_.try_emplace(text(type), &type); }
  const Type* by_text(const std::string& text) const;
  // A type that is another name for one is that one, unless that is private: who is outside can't make such values.
  const Type* expanded(const Type& type);
  // The same, though it be private.
  const Type* revealed(const Type& type);
  // Of modules that hide types.
  const std::vector<ApiValue>& api() const { return api_; }
  // The type of one of them, or of a value of a module that hides nothing; null if there is none.
  const Type* api_type(std::string_view name) const;
  // Whether values of a type are made by calls of these.
  bool is_made_by_calls(const Type& type);
  // Whether nobody outside of its module can see what values of a type are, so that they are none of his business.
  bool is_hidden(const Type& type);
  // Whether values of a type can hold values of such types, or functions of them.
  bool holds_hidden(const Type& type) { return holds(type, &UnitTypes::is_hidden); }
  bool is_lazy(const Type& type);
  bool holds_lazy(const Type& type) { return holds(type, &UnitTypes::is_lazy); }

  Type* make() { return &types_.emplace_back(); }
  // A type of another unit as one of this, which may outlive the other (adopt_types.cpp).
  const Type* adopt(const UnitTypes& from, const Type& type);

 private:
  const Type* read_type(const Sexpr& text, ReadErrors& errors);
  std::vector<Field> read_fields(std::span<const Sexpr> items, ReadErrors& errors);
  void read_declaration(const Sexpr& text, ReadErrors& errors);
  Constructor read_constructor(const Sexpr& text, ReadErrors& errors);
  void read_api_value(const Sexpr& text, ReadErrors& errors);
  const Type* followed(const Type& type, bool private_too);
  void adopt_declaration(const UnitTypes& from, const std::string& path);
  using Question = bool (UnitTypes::*)(const Type&);
  bool holds(const Type& type, Question is_so);
  bool holds(const Type& type, Question is_so, std::unordered_set<std::string>& seen);

  std::deque<Type> types_;
  std::unordered_map<std::string, const Type*> values_;
  std::unordered_map<std::string, const Type*> used_at_;
  std::unordered_map<std::string, Declaration> declarations_;
  std::unordered_map<std::string, Constructor> exceptions_;
  std::unordered_map<std::string, const Type*> by_text_;
  std::vector<ApiValue> api_;
};

// The arguments and the result of a function; a value has none.
struct FunctionType {
  std::vector<const Type*> arguments;
  std::vector<std::string> labels;
  const Type* result = nullptr;
};
FunctionType function_type(const Type& type);

} // namespace assay::ocaml
