#pragma once
// The texts of requests to the server: Erlang terms (docs/exchange-form.md lists them).

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "lang/calls_in_text.h"
#include "lang/erlang/load/dump_options.h"
#include "lang/erlang/load/module_finder.h"

namespace assay::erlang {

// An Erlang string literal. Bytes that are not UTF-8 are left out by the server's reader as a bad request.
std::string string_literal(std::string_view text);

std::string dump_file_request(std::string_view path, const DumpOptions& options);
std::string dump_beam_request(std::string_view path);
std::string types_of_file_request(std::string_view path, const DumpOptions& options);
std::string types_of_beam_request(std::string_view path);
std::string dump_arguments_request(std::string_view text);
std::string dump_input_request(std::string_view text, CallsInText calls);
std::string information_request();

// For the runtime that judges findings. `beside` is the folder where modules that are not compiled are looked for.
enum class Lines : uint8_t { AsCompiled, AllKept, Marked };
struct CompiledFor {
  Lines lines = Lines::AsCompiled;
  uint32_t marked = 0; // the line
};
std::string open_program_request(const ModuleTarget& target, const std::optional<std::filesystem::path>& beside,
                                 const std::filesystem::path& scratch, CompiledFor compiled);
struct ObserveRequest {
  std::string_view module;
  std::string_view function;
  std::string_view arguments; // the text of a list
  std::string_view then;      // the text of a function that is applied to the result; may be empty
  uint32_t milliseconds = 0;
  uint64_t heap_bytes = 0;
};
std::string observe_request(const ObserveRequest& request);

} // namespace assay::erlang
