#pragma once
// The texts of requests to the server: Erlang terms (docs/exchange-form.md lists them).

#include <string>
#include <string_view>

#include "lang/erlang/dump_options.h"

namespace assay::erlang {

// An Erlang string literal. Bytes that are not UTF-8 are left out by the server's reader as a bad request.
std::string string_literal(std::string_view text);

std::string dump_file_request(std::string_view path, const DumpOptions& options);
std::string dump_beam_request(std::string_view path);
std::string dump_arguments_request(std::string_view text);
std::string information_request();

} // namespace assay::erlang
