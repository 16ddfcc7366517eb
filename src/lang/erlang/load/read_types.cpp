// One function for each part of a (types …) expression; `type` reads the forms of types. Errors are as in
// read_dump.cpp: the first one is remembered, and reading goes on with something harmless.

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/core.h>

#include "base/sexpr.h"
#include "lang/erlang/load/module_types.h"
#include "lang/erlang/text/read_term.h"

namespace assay::erlang {
namespace {

using Items = std::span<const Sexpr>;
using Kind = TypeExpression::Kind;

class TypesReader {
 public:
  explicit TypesReader(ReadErrors& errors) : errors_(errors) {}
  ModuleTypes read(const Sexpr& dump);

 private:
  void read_specs(Items items);
  void read_definitions(Items items);
  void read_records(Items items);
  SpecClause clause(const Sexpr& text);

  const TypeExpression* type(const Sexpr& text, uint32_t depth = 0);
  void read_parts(TypeExpression& type, Items items, uint32_t depth);
  void read_map(TypeExpression& type, Items items, uint32_t depth);
  void read_function(TypeExpression& type, const Sexpr& text, uint32_t depth);
  void read_fields(TypeExpression& type, Items items, uint32_t depth);
  void read_named(TypeExpression& type, const Sexpr& text, uint32_t depth);

  bool expect(const Sexpr& text, std::string_view head, size_t at_least, size_t at_most = SIZE_MAX);
  Items part(const Sexpr& text, std::string_view head);
  Symbol symbol(const Sexpr& text);
  BigInteger integer(const Sexpr& text);
  uint64_t count(const Sexpr& text);
  TypePlace place(const Sexpr& text);

  ReadErrors& errors_;
  ModuleTypes types_;
};

ModuleTypes TypesReader::read(const Sexpr& dump) {
  // (types NAME (version 1) (files …) (specs …) (definitions …) (records …))
  if (!expect(dump, "types", 7, 7)) return std::move(types_);
  Items items = dump.items();
  types_.name = symbol(items[1]);
  Items version = part(items[2], "version");
  if (version.size() != 1 || version[0].small_integer() != 1) {
    errors_.report(items[2], "these types have another version than (version 1)");
  }
  for (const Sexpr& file : part(items[3], "files")) types_.files.emplace_back(file.text());
  read_specs(part(items[4], "specs"));
  read_definitions(part(items[5], "definitions"));
  read_records(part(items[6], "records"));
  return std::move(types_);
}

void TypesReader::read_specs(Items items) {
  for (const Sexpr& text : items) {
    // (spec NAME ARITY PLACE CLAUSE…)
    if (!expect(text, "spec", 5)) return;
    Spec spec;
    spec.name = symbol(text.items()[1]);
    spec.arity = static_cast<uint32_t>(std::min<uint64_t>(count(text.items()[2]), 255));
    spec.place = place(text.items()[3]);
    for (const Sexpr& item : text.items().subspan(4)) {
      spec.clauses.push_back(clause(item));
      if (spec.clauses.back().arguments.size() != spec.arity)
        errors_.report(item, "not as many arguments as the arity");
    }
    types_.specs.push_back(std::move(spec));
  }
}

SpecClause TypesReader::clause(const Sexpr& text) {
  // (clause PLACE (TYPE…) TYPE (bound PLACE NAME TYPE)…)
  SpecClause clause;
  if (!expect(text, "clause", 4)) return clause;
  Items items = text.items();
  clause.place = place(items[1]);
  for (const Sexpr& argument : items[2].items()) clause.arguments.push_back(type(argument));
  clause.result = type(items[3]);
  for (const Sexpr& bound : items.subspan(4)) {
    if (!expect(bound, "bound", 4, 4)) return clause;
    clause.bounds.push_back({symbol(bound.items()[2]), place(bound.items()[1]), type(bound.items()[3])});
  }
  return clause;
}

void TypesReader::read_definitions(Items items) {
  for (const Sexpr& text : items) {
    // (type NAME PLACE (PARAMETER…) TYPE), or opaque
    if (!expect(text, text.head() == "opaque" ? "opaque" : "type", 5, 5)) return;
    TypeDefinition definition;
    definition.is_opaque = text.head() == "opaque";
    definition.name = symbol(text.items()[1]);
    definition.place = place(text.items()[2]);
    for (const Sexpr& parameter : text.items()[3].items()) definition.parameters.push_back(symbol(parameter));
    definition.type = type(text.items()[4]);
    types_.definitions.push_back(std::move(definition));
  }
}

void TypesReader::read_records(Items items) {
  for (const Sexpr& text : items) {
    // (record NAME PLACE (FIELD TYPE)…); a field without a type is (FIELD)
    if (!expect(text, "record", 3)) return;
    RecordDefinition record;
    record.name = symbol(text.items()[1]);
    record.place = place(text.items()[2]);
    for (const Sexpr& field : text.items().subspan(3)) {
      size_t size = field.items().size();
      if (size != 1 && size != 2) return errors_.report(field, "a field is (NAME) or (NAME TYPE)");
      record.fields.push_back({symbol(field.items()[0]), size == 2 ? type(field.items()[1]) : nullptr});
    }
    types_.records.push_back(std::move(record));
  }
}

const TypeExpression* TypesReader::type(const Sexpr& text, uint32_t depth) {
  TypeExpression& type = types_.expressions.emplace_back();
  Items items = text.items();
  if (items.size() < 2 || depth > nesting_limit) {
    errors_.report(text, depth > nesting_limit ? "nested too deeply" : "a type expected");
    return &type;
  }
  type.place = place(items[1]);
  std::string_view head = text.head();
  Items rest = items.subspan(2);
  if (head == "atom" && expect(text, head, 3, 3)) {
    type.kind = Kind::Atom;
    type.name = symbol(rest[0]);
  } else if (head == "var" && expect(text, head, 3, 3)) {
    type.kind = Kind::Variable;
    type.name = symbol(rest[0]);
  } else if (head == "integer" && expect(text, head, 3, 3)) {
    type.kind = Kind::Integer;
    type.least = integer(rest[0]);
  } else if (head == "range" && expect(text, head, 4, 4)) {
    type.kind = Kind::Range;
    type.least = integer(rest[0]);
    type.greatest = integer(rest[1]);
  } else if (head == "bits" && expect(text, head, 4, 4)) {
    type.kind = Kind::Bits;
    type.bits_base = count(rest[0]);
    type.bits_unit = count(rest[1]);
  } else if (head == "union" || head == "tuple") {
    type.kind = head == "union" ? Kind::Union : Kind::Tuple;
    read_parts(type, rest, depth);
  } else if (head == "map") {
    read_map(type, rest, depth);
  } else if (head == "fun") {
    read_function(type, text, depth);
  } else if (head == "unknown" && expect(text, head, 3, 3)) {
    type.text = rest[0].text();
  } else {
    read_named(type, text, depth);
  }
  return &type;
}

void TypesReader::read_parts(TypeExpression& type, Items items, uint32_t depth) {
  for (const Sexpr& item : items) type.parts.push_back(this->type(item, depth + 1));
}

void TypesReader::read_map(TypeExpression& type, Items items, uint32_t depth) {
  type.kind = Kind::Map;
  for (const Sexpr& pair : items) {
    bool is_mandatory = pair.head() == "exact";
    if (!expect(pair, is_mandatory ? "exact" : "assoc", 3, 3)) return;
    type.mandatory.push_back(is_mandatory);
    read_parts(type, pair.items().subspan(1), depth);
  }
}

void TypesReader::read_function(TypeExpression& type, const Sexpr& text, uint32_t depth) {
  // (fun PLACE (TYPE…) TYPE) or (fun PLACE any TYPE)
  type.kind = Kind::Function;
  if (!expect(text, "fun", 4, 4)) return;
  type.any_arity = text.items()[2].is_symbol("any");
  read_parts(type, text.items()[2].items(), depth);
  read_parts(type, text.items().subspan(3), depth);
}

// (record PLACE NAME (FIELD TYPE)…), (type PLACE NAME TYPE…), (local PLACE NAME TYPE…), (remote PLACE MODULE NAME
// TYPE…)
void TypesReader::read_named(TypeExpression& type, const Sexpr& text, uint32_t depth) {
  std::string_view head = text.head();
  if (head != "record" && head != "type" && head != "local" && head != "remote") {
    return errors_.report(text, fmt::format("not a type: ({} …)", head));
  }
  if (!expect(text, head, head == "remote" ? 4 : 3)) return;
  Items rest = text.items().subspan(2);
  if (head == "remote") {
    type.module = symbol(rest[0]);
    rest = rest.subspan(1);
  }
  type.name = symbol(rest[0]);
  type.kind = head == "record"  ? Kind::Record
              : head == "type"  ? Kind::Predefined
              : head == "local" ? Kind::Local
                                : Kind::Remote;
  if (type.kind == Kind::Record) return read_fields(type, rest.subspan(1), depth);
  read_parts(type, rest.subspan(1), depth);
}

void TypesReader::read_fields(TypeExpression& type, Items items, uint32_t depth) {
  for (const Sexpr& field : items) {
    if (field.items().size() != 2) return errors_.report(field, "a field's type is (NAME TYPE)");
    type.fields.push_back(symbol(field.items()[0]));
    read_parts(type, field.items().subspan(1), depth);
  }
}

bool TypesReader::expect(const Sexpr& text, std::string_view head, size_t at_least, size_t at_most) {
  size_t size = text.items().size();
  if (text.head() == head && size >= at_least && size <= at_most) return true;
  errors_.report(text, fmt::format("({} …) with its parts expected", head));
  return false;
}

// What comes after the head.
Items TypesReader::part(const Sexpr& text, std::string_view head) {
  if (!expect(text, head, 1)) return {};
  return text.items().subspan(1);
}

Symbol TypesReader::symbol(const Sexpr& text) {
  if (!text.is_symbol()) errors_.report(text, "a symbol expected");
  return Symbol(text.text());
}

BigInteger TypesReader::integer(const Sexpr& text) {
  std::optional<BigInteger> number;
  if (text.is_integer()) number = BigInteger::from_text(text.text());
  if (!number) errors_.report(text, "an integer expected");
  return number ? std::move(*number) : BigInteger();
}

uint64_t TypesReader::count(const Sexpr& text) {
  std::optional<int64_t> number = text.small_integer();
  if (!number || *number < 0) {
    errors_.report(text, "a number from 0 on expected");
    return 0;
  }
  return static_cast<uint64_t>(*number);
}

TypePlace TypesReader::place(const Sexpr& text) {
  TypePlace place;
  std::string_view rest = text.text();
  char before = '@';
  for (uint32_t* number : {&place.line, &place.column, &place.file}) {
    bool begins = !rest.empty() && rest[0] == before;
    auto [end, error] = std::from_chars(rest.data() + (begins ? 1 : 0), rest.data() + rest.size(), *number);
    if (!begins || error != std::errc()) {
      errors_.report(text, "a place @LINE:COLUMN:FILE expected");
      return {};
    }
    rest.remove_prefix(static_cast<size_t>(end - rest.data()));
    before = ':';
  }
  return place;
}

} // namespace

std::expected<ModuleTypes, Diagnostics> read_types(std::string_view dump, std::string_view source) {
  Arena arena;
  auto tree = read_sexpr(dump, source, arena);
  if (!tree) return std::unexpected(Diagnostics{std::move(tree.error())});
  ReadErrors errors(dump, source);
  ModuleTypes types = TypesReader(errors).read(**tree);
  if (errors.first()) return std::unexpected(Diagnostics{*errors.first()});
  return types;
}

} // namespace assay::erlang
