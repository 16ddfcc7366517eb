#pragma once
// The texts of requests to OCaml's front end: s-expressions (docs/exchange-form.md lists them).

#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace assay::ocaml {

// A unit that a source may name, and its file.
struct UsedUnit {
  std::string name;
  std::string path;
};

// The names of a type's constructors or fields, in the order in which they are to be declared; `t.A` is the inline
// record of A.
struct DeclaredOrder {
  std::string path;
  std::vector<std::string> names;
};

struct UnitOptions {
  std::vector<std::string> includes; // folders of compiled interfaces
  std::vector<std::string> appended; // files that belong to the unit and come after its own
  std::vector<UsedUnit> uses;
  std::vector<DeclaredOrder> order{}; // for types that have the same names
  // What the unit declares that the appended files were written for, as its dump says: `(scope …)`. Empty: it is this
  // unit.
  std::string scope{};
};

// The unit that OCaml makes of a file: `a/tree.ml` is Tree.
std::string unit_name(std::string_view path);

std::string option_tokens(const UnitOptions& options); // each after a space

std::string dump_file_request(std::string_view path, const UnitOptions& options);
std::string dump_text_request(std::string_view name, std::string_view text, const UnitOptions& options);
std::string dump_library_request(std::string_view unit);
std::string information_request();

} // namespace assay::ocaml
