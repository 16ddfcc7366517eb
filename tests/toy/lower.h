#pragma once
// From s-expressions of the toy language to Core.
//
//   (module NAME (uses LIBRARY)
//     (class NAME PARENT-or-none (FIELD…) (method SELECTOR (SELF PARAMETER…) E)…)
//     (define NAME E)                      a global, made by the module's initialiser
//     (function NAME (PARAMETER…) E))
//
// Expressions: integers, true, false, none, names, and
//   (let ((NAME E)…) E) (letrec ((NAME (lambda …))…) E) (lambda (NAME…) E) (if E E E) (begin E…)
//   (values E…) (let-values (NAME…) CALL E) (cons E E) (match-list E E (HEAD TAIL) E) (apply E LIST)
//   (new CLASS E…) (get FIELD E) (set FIELD E E) (send SELECTOR E E…) (array SIZE E) (length E) (at E E) (put E E E)
//   (try E (NAME) E) (raise E) (+ E E) (- E E) (* E E) (< E E) (= E E)      and calls (E E…)

#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "base/sexpr.h"
#include "core/module.h"

namespace assay::toy {

// What other modules may know of one.
struct Interface {
  std::string module;
  std::vector<std::string> functions;
  std::vector<std::string> globals;
};

struct Lowered {
  std::unique_ptr<core::Module> core;
  Interface interface;
};

// Whose globals a module's are: the frozen base heap's, or each run's.
enum class Role : uint8_t { Library, Program };

// The text of one module. `library` may be null. The function `NAME:initialise` makes the record of the globals.
std::expected<Lowered, Diagnostics> lower(std::string_view text, std::string_view file, Role role,
                                          const Interface* library);

// The name of the library that a module uses; empty if none.
std::string used_library(std::string_view text);

} // namespace assay::toy
