#pragma once
// The numbers and texts that a program mentions: what is drawn from them meets its comparisons far more often than what
// is drawn from all that there is.

#include <string>
#include <vector>

#include "core/module.h"

namespace assay::input {

struct Vocabulary {
  std::vector<int64_t> integers;
  std::vector<double> floats;
  std::vector<std::string> texts; // of ASCII characters, short ones
  std::string characters;         // of the texts, and those that integers may stand for
  std::vector<Symbol> symbols;
};

Vocabulary vocabulary_of(const core::Module& module);

} // namespace assay::input
