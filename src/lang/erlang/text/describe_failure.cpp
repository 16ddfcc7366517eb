#include "lang/erlang/text/describe_failure.h"

#include <algorithm>
#include <charconv>

#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/text/quoted_text.h"
#include "lang/erlang/text/write_term.h"
#include "lang/erlang/values/raw_stack.h"
#include "lang/erlang/values/text_values.h"

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

// The function as it was written: what the compiler lifted out of it (`-f/1-fun-0-`, `-f/1-lc$^0/1-1-`) is part of it.
// A call that was inlined (`-inlined-g/1-`, `-f/1-inlined-0-`) has the name of nothing that is there when it fails.
void name_as_written(Frame& frame) {
  if (!frame.function.starts_with('-')) return;
  if (frame.function.starts_with("-inlined-") || frame.function.contains("-inlined-")) {
    frame.function.clear();
    return;
  }
  for (size_t slash = frame.function.find('/'); slash != std::string::npos;
       slash = frame.function.find('/', slash + 1)) {
    const char* end = frame.function.data() + frame.function.size();
    uint32_t arity = 0;
    auto [rest, error] = std::from_chars(frame.function.data() + slash + 1, end, arity);
    if (error != std::errc() || rest == end || *rest != '-') continue;
    frame.function = frame.function.substr(1, slash - 1);
    frame.arity = arity;
    return;
  }
}

bool is_list(Value value) { return value.is(Kind::Cons) || value.is(Kind::Nil); }

bool is_frame(Value value) {
  if (!value.is(Kind::Tuple) || value.arity() != 4) return false;
  const Value* parts = value.elements();
  return parts[0].is(Kind::Symbol) && parts[1].is(Kind::Symbol) && (parts[2].is(Kind::Integer) || is_list(parts[2])) &&
         is_list(parts[3]);
}

// A stack trace inside of a term, as `catch` makes them, tells how the compiler has arranged calls and lines.
bool holds_stack_trace(Value term) {
  std::vector<Value> waiting = {term};
  while (!waiting.empty()) {
    Value next = waiting.back();
    waiting.pop_back();
    if (next.is(Kind::Cons)) {
      if (is_frame(next.as_cons()->head)) return true;
      waiting.push_back(next.as_cons()->tail);
      waiting.push_back(next.as_cons()->head);
    } else if (next.is(Kind::Tuple)) {
      waiting.insert(waiting.end(), next.elements(), next.elements() + next.arity());
    }
  }
  return false;
}

Failure described(FailureKind kind, Value reason) {
  Failure failure;
  failure.kind = kind;
  failure.reason = write_term(reason, FunctionText::Opaque);
  failure.reason_can_be_read = can_be_read_back(reason);
  failure.constructor = constructor_pattern(reason);
  failure.reason_is_partial = holds_stack_trace(reason);
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
  name_as_written(failure.site);
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
