#pragma once
// What the `-on_load` function of a module comes to. erl runs it when it loads the module, in a process of its own, and
// drops the module unless it returns `ok`. It is run here as well, once. What it does to a runtime (terms it makes
// persistent, tables, natives) the machine does not support and says so; so a run that returns has left nothing behind.

#include <string>

#include "core/module.h"
#include "machine/program.h"

namespace assay::erlang {

struct OnLoad {
  enum class Result { Loaded, NotLoaded, Unknown } result = Result::Loaded;
  std::string why = {}; // in words, unless it was loaded
};

OnLoad run_on_load(Program& program, const core::Module& module);

// The function that a dump adds to a module to call it.
bool is_on_load(const core::Function& function);

} // namespace assay::erlang
