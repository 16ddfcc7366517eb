#include "lang/languages.h"

#include "lang/erlang/language.h"
#include "lang/java/language.h"
#include "lang/ocaml/language.h"

namespace assay::lang {

Languages& languages() {
  static Languages all = [] {
    Languages list;
    // One line for each language.
    list.add(erlang::erlang_language());
    list.add(ocaml::ocaml_language());
    list.add(java::java_language());
    return list;
  }();
  return all;
}

const Language* Languages::find(std::string_view name) const {
  for (const Language* language : all_) {
    if (language->name() == name) return language;
  }
  return nullptr;
}

const Language* Languages::recognise(std::string_view target) const {
  for (const Language* language : all_) {
    for (std::string_view ending : language->file_endings()) {
      if (target.ends_with(ending)) return language;
    }
  }
  bool is_path = target.find_first_of("/.") != std::string_view::npos;
  return is_path || all_.empty() ? nullptr : all_.front();
}

} // namespace assay::lang
