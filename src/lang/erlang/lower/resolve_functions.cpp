// Three kinds of functions in a letrec. Labels (`is_label`) are only ever jumped to: they become blocks. Functions that
// occur as operators only are lifted: their free variables become additional parameters, so a call is a direct one.
// Those used as values become closures, held by a variable of their own. Funs are closures too.

#include "lang/erlang/lower/resolve_functions.h"

#include <algorithm>
#include <string>

#include <fmt/core.h>

#include "lang/erlang/lower/labels.h"
#include "lang/erlang/text/read_term.h"

namespace assay::erlang {
namespace {

void collect(Lambda* lambda, std::vector<Lambda*>& all) {
  for (Lambda* child : lambda->children) collect(child, all);
  all.push_back(lambda);
}

bool need(Lambda* lambda, Variable* variable) {
  if (variable->owner == lambda) return false;
  if (std::ranges::find(lambda->free, variable) != lambda->free.end()) return false;
  lambda->free.push_back(variable);
  return true;
}

// A function needs what the functions it calls and the functions inside it need. Inner functions come first in `all`,
// so that few rounds are enough.
void find_free_variables(const std::vector<Lambda*>& all) {
  for (bool changed = true; changed;) {
    changed = false;
    for (Lambda* lambda : all) {
      for (Lambda* callee : lambda->references) {
        if (callee->closure != nullptr) {
          changed |= need(lambda, callee->closure);
        } else {
          // By index: a function that calls itself has its own list here.
          for (size_t i = 0; i < callee->free.size(); ++i) changed |= need(lambda, callee->free[i]);
        }
      }
      for (Lambda* child : lambda->children) {
        for (Variable* variable : child->free) changed |= need(lambda, variable);
      }
    }
  }
}

// As the compiler names lifted functions: `-f/1-fun-0-`, `-f/1-lc$^0/1-1-`.
void name_functions(Symbol module, Lambda* root, const std::vector<Lambda*>& all) {
  uint32_t number = 0;
  std::string outer = fmt::format("-{}/{}", root->plain_name.text(), root->arity());
  for (Lambda* lambda : all) {
    if (lambda == root) continue;
    std::string inner = lambda->kind == Lambda::Kind::Anonymous
                            ? "fun"
                            : fmt::format("{}/{}", lambda->plain_name.text(), lambda->arity());
    lambda->plain_name = Symbol(fmt::format("{}-{}-{}-", outer, inner, number++));
    bool is_lifted = lambda->kind == Lambda::Kind::Letrec && lambda->closure == nullptr;
    lambda->name = function_symbol(module.text(), lambda->plain_name.text(),
                                   lambda->arity() + (is_lifted ? lambda->free.size() : 0));
  }
}

} // namespace

void resolve_functions(Form& form) {
  for (Lambda* root : form.functions) {
    if (root->children.empty()) continue;
    std::vector<Lambda*> all;
    collect(root, all);
    for (Lambda* lambda : all) {
      if (!lambda->used_as_value) continue;
      lambda->closure = form.arena.create<Variable>(root->variable_count++, 0u, lambda->parent);
    }
    find_labels(*root->body);
    find_free_variables(all);
    name_functions(form.name, root, all);
  }
}

} // namespace assay::erlang
