#pragma once
// Colours on a terminal, and none elsewhere: not with NO_COLOR set, not on a dumb terminal.

#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay::report {

bool is_terminal(int descriptor);

class Style {
 public:
  explicit Style(bool coloured = false) : coloured_(coloured) {}
  static Style for_descriptor(int descriptor);

  std::string bold(std::string_view text) const { return wrapped("1", text); }
  std::string red(std::string_view text) const { return wrapped("31", text); }
  std::string green(std::string_view text) const { return wrapped("32", text); }
  std::string yellow(std::string_view text) const { return wrapped("33", text); }
  std::string dim(std::string_view text) const { return wrapped("2", text); }

 private:
  std::string wrapped(std::string_view code, std::string_view text) const;
  bool coloured_;
};

} // namespace assay::report
