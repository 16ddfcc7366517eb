#pragma once
// The languages there are.

#include <string_view>
#include <vector>

#include "lang/language.h"

namespace assay::lang {

class Languages {
 public:
  void add(const Language& language) { all_.push_back(&language); } // lives as long as the process
  const std::vector<const Language*>& all() const { return all_; }
  // By its name; null if there is none.
  const Language* find(std::string_view name) const;
  // The language whose file this is by its ending. A target without any known ending is the name of a module of the
  // first language, unless it looks like a path: then null.
  const Language* recognise(std::string_view target) const;

 private:
  std::vector<const Language*> all_;
};

// Every language of Assay.
Languages& languages();

} // namespace assay::lang
