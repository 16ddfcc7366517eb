#include "lang/erlang/describe_failure.h"

#include <algorithm>

#include "lang/erlang/function_name.h"
#include "lang/erlang/quoted_text.h"
#include "lang/erlang/raw_stack.h"
#include "lang/erlang/text_values.h"
#include "lang/erlang/write_term.h"

namespace assay::erlang {
namespace {

Frame entry_frame(Symbol entry) {
  FunctionName name = split_function_name(entry);
  return {std::string(name.module), std::string(name.function), name.arity, {}, 0};
}

uint32_t length_of(Value list) {
  uint32_t length = 0;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) ++length;
  return length;
}

std::string text_of(Value characters) {
  std::string text;
  for (; characters.is(Kind::Cons); characters = characters.as_cons()->tail) {
    Value head = characters.as_cons()->head;
    if (head.is(Kind::Integer) && head.payload() < 0xd800)
      append_character(text, static_cast<uint32_t>(head.payload()));
  }
  return text;
}

void read_location(Value location, Frame& frame) {
  for (; location.is(Kind::Cons); location = location.as_cons()->tail) {
    Value item = location.as_cons()->head;
    if (!item.is(Kind::Tuple) || item.arity() != 2) continue;
    Value value = item.elements()[1];
    if (item.elements()[0].is_symbol(Symbol("line")) && value.is(Kind::Integer)) {
      frame.line = static_cast<uint32_t>(value.as_integer());
    }
    if (item.elements()[0].is_symbol(Symbol("file"))) frame.file = text_of(value);
  }
}

Failure described(FailureKind kind, Value reason) {
  Failure failure;
  failure.kind = kind;
  failure.reason = write_term(reason, FunctionText::Opaque);
  failure.reason_can_be_read = can_be_read_back(reason);
  failure.constructor = constructor_pattern(reason);
  return failure;
}

} // namespace

std::string constructor_pattern(Value reason) {
  if (reason.is(Kind::Symbol)) return atom_text(reason.as_symbol().text());
  if (!reason.is(Kind::Tuple)) return "_";
  std::string text = "{";
  for (uint32_t i = 0; i < reason.arity(); ++i) {
    Value element = reason.elements()[i];
    if (i > 0) text += ',';
    text += i == 0 && element.is(Kind::Symbol) ? atom_text(element.as_symbol().text()) : "_";
  }
  return text + '}';
}

std::vector<Frame> frames_of(Value stack_trace) {
  std::vector<Frame> frames;
  for (; stack_trace.is(Kind::Cons); stack_trace = stack_trace.as_cons()->tail) {
    Value entry = stack_trace.as_cons()->head;
    if (!entry.is(Kind::Tuple) || entry.arity() != 4) continue; // what a program gave to erlang:raise/3
    const Value* parts = entry.elements();
    if (!parts[0].is(Kind::Symbol) || !parts[1].is(Kind::Symbol)) continue;
    Frame frame{std::string(parts[0].as_symbol().text()), std::string(parts[1].as_symbol().text()), 0, {}, 0};
    frame.arity = parts[2].is(Kind::Integer) ? static_cast<uint32_t>(parts[2].as_integer()) : length_of(parts[2]);
    read_location(parts[3], frame);
    frames.push_back(std::move(frame));
  }
  return frames;
}

Failure raised_failure(Symbol entry, Value exception_class, Value reason, std::vector<Frame> trace) {
  Failure failure = described(FailureKind::Raised, reason);
  failure.exception_class = exception_class.is(Kind::Symbol) ? exception_class.as_symbol().text() : "error";
  failure.site = entry_frame(entry);
  auto site = std::ranges::find(trace, failure.site.module, &Frame::module);
  failure.site_is_in_trace = site != trace.end();
  if (failure.site_is_in_trace) failure.site = *site;
  failure.trace_is_cut = trace.size() >= most_stack_entries;
  failure.trace = std::move(trace);
  return failure;
}

Failure bad_result_failure(Symbol entry, Value result) {
  Failure failure = described(FailureKind::BadResult, result);
  failure.site = entry_frame(entry);
  return failure;
}

} // namespace assay::erlang
