#include "lang/java/text/describe_failure.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <tuple>

namespace assay::java {
namespace {

bool is_part_of_name(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || c == ';';
}

bool is_small_hexadecimal(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }

std::string without_addresses(std::string_view text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    result += text[i];
    if (text[i] != '@' || i == 0 || !is_part_of_name(text[i - 1])) continue;
    size_t end = i + 1;
    while (end < text.size() && is_small_hexadecimal(text[end])) ++end;
    if (end == i + 1 || end - i > 9 || (end < text.size() && is_part_of_name(text[end]))) continue;
    result += '_';
    i = end - 1;
  }
  return result;
}

bool is_part_of_class_name(char c) { return is_part_of_name(c) || c == '.' || c == '/'; }

// Classes that the virtual machine, the machine or a test has made up a name for: of lambdas and of objects among the
// inputs. Each has its own words for the same one.
bool is_made_up(std::string_view name) {
  return name.find("$$Lambda$") != name.npos || name.find("$$Input$") != name.npos ||
         name.find("AssayCall") != name.npos;
}

std::string without_made_up_names(std::string_view text) {
  std::string result;
  for (size_t i = 0; i < text.size();) {
    size_t end = i;
    while (end < text.size() && is_part_of_class_name(text[end])) ++end;
    std::string_view name = text.substr(i, end - i);
    if (is_made_up(name)) {
      result += "[lambda]";
    } else {
      result += name;
    }
    if (end < text.size()) result += text[end];
    i = end + 1;
  }
  return result;
}

// Where a stack was used up differs from one runtime to the next; which calls go round does not. Of these the first by
// its place in the source.
const JavaFrame* first_that_recurs(const std::vector<JavaFrame>& frames) {
  auto place = [](const JavaFrame& each) { return std::tie(each.frame.module, each.frame.line, each.frame.function); };
  std::set<decltype(place(frames.front()))> seen;
  const JavaFrame* first = nullptr;
  for (const JavaFrame& each : frames) {
    bool recurs = each.of == FrameOf::Program && !seen.insert(place(each)).second;
    if (recurs && (first == nullptr || place(each) < place(*first))) first = &each;
  }
  return first;
}

} // namespace

std::string comparable_message(std::string_view class_name, std::string_view message) {
  if (class_name == "java.lang.ClassCastException" && message.starts_with("class "))
    message = message.substr(0, message.find(" ("));
  return without_made_up_names(without_addresses(message));
}

Failure raised_failure(const Frame& entry, const JavaException& exception) {
  Failure failure;
  failure.exception_class = "exception";
  failure.reason = exception.class_name;
  if (exception.message) failure.reason += ": " + comparable_message(exception.class_name, *exception.message);
  failure.constructor = exception.class_name;
  failure.site = entry;
  auto site = std::ranges::find(exception.frames, FrameOf::Program, &JavaFrame::of);
  failure.site_is_in_trace = site != exception.frames.end();
  if (failure.site_is_in_trace) failure.site = site->frame;
  failure.trace_is_cut = exception.is_cut;
  if (exception.class_name == stack_overflow_error) {
    failure.site = entry;
    if (const JavaFrame* first = first_that_recurs(exception.frames)) failure.site = first->frame;
    failure.site_is_in_trace = false; // as good as unknown
    failure.trace_is_cut = true;
  }
  for (const JavaFrame& frame : exception.frames) failure.trace.push_back(frame.frame);
  return failure;
}

} // namespace assay::java
