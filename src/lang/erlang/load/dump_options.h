#pragma once
// What a user can say about how a program is compiled and where its modules are: erlc's -I, -D and -pa.

#include <optional>
#include <string>
#include <vector>

#include "base/rooms.h"

namespace assay::erlang {

struct Definition {
  std::string name;
  std::optional<std::string> value; // the text of a term; a macro without one is `true`
};

struct DumpOptions {
  std::vector<std::string> includes;       // folders of header files, first found first
  std::vector<Definition> definitions;     // macros
  std::vector<std::string> paths;          // folders of beams, before the code path of erl
  std::vector<std::string> configurations; // rebar.config files whose erl_opts apply
};

} // namespace assay::erlang
