#include "lang/erlang/values/opaque.h"

namespace assay::erlang::opaque_types {

Symbol pid() {
  static const Symbol symbol("erlang.pid");
  return symbol;
}

Symbol reference() {
  static const Symbol symbol("erlang.reference");
  return symbol;
}

Symbol port() {
  static const Symbol symbol("erlang.port");
  return symbol;
}

Symbol raw_stack() {
  static const Symbol symbol("erlang.raw_stack");
  return symbol;
}

Symbol function_of_erl() {
  static const Symbol symbol("erlang.function_of_erl");
  return symbol;
}

} // namespace assay::erlang::opaque_types
