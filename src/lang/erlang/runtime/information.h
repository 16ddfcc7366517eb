#pragma once
// What the server says of the Erlang it runs in.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"

namespace assay::erlang {

struct InformationAnswer {
  std::string otp_release;
  std::string erts_version;
  std::string root;
  std::vector<std::string> code_path;
};

std::expected<InformationAnswer, Diagnostics> read_information_answer(std::string_view answer);

} // namespace assay::erlang
