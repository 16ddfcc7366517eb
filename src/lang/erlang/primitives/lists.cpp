// What lists need that is no loop. Loops over lists are Erlang, in runtime/erlang.

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/exception.h"

namespace assay::erlang {

namespace {

Value head(Context& context, const Value* arguments) {
  return arguments[0].is(Kind::Cons) ? arguments[0].as_cons()->head : badarg(context);
}

Value tail(Context& context, const Value* arguments) {
  return arguments[0].is(Kind::Cons) ? arguments[0].as_cons()->tail : badarg(context);
}

} // namespace

void register_lists(PrimitiveRegistry& registry) {
  registry.add({Symbol("erlang:hd/1"), 1, head, Effect::Pure, FastPath::None, "badarg"});
  registry.add({Symbol("erlang:tl/1"), 1, tail, Effect::Pure, FastPath::None, "badarg"});
}

} // namespace assay::erlang
