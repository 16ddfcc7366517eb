#include "lang/erlang/runtime/request.h"

#include <fmt/core.h>

#include "lang/erlang/text/quoted_text.h"

namespace assay::erlang {
namespace {

std::string option_list(const DumpOptions& options) {
  std::string list;
  auto add = [&](const std::string& option) {
    if (!list.empty()) list += ',';
    list += option;
  };
  for (const std::string& folder : options.includes) add(fmt::format("{{include,{}}}", string_literal(folder)));
  for (const Definition& definition : options.definitions) {
    std::string name = string_literal(definition.name);
    add(definition.value ? fmt::format("{{define,{},{}}}", name, string_literal(*definition.value))
                         : fmt::format("{{define,{}}}", name));
  }
  for (const std::string& folder : options.paths) add(fmt::format("{{path,{}}}", string_literal(folder)));
  for (const std::string& file : options.configurations) add(fmt::format("{{configuration,{}}}", string_literal(file)));
  return "[" + list + "]";
}

} // namespace

std::string string_literal(std::string_view text) {
  std::string literal = "\"";
  for (char byte : text) {
    if (byte == '"' || byte == '\\') {
      literal += '\\';
      literal += byte;
    } else if (static_cast<unsigned char>(byte) < 32 || byte == 127) {
      literal += fmt::format("\\x{{{:X}}}", static_cast<unsigned>(byte));
    } else {
      literal += byte;
    }
  }
  return literal + "\"";
}

std::string dump_file_request(std::string_view path, const DumpOptions& options) {
  return fmt::format("{{dump_file,{},{}}}", string_literal(path), option_list(options));
}

std::string dump_beam_request(std::string_view path) { return fmt::format("{{dump_beam,{}}}", string_literal(path)); }

std::string types_of_file_request(std::string_view path, const DumpOptions& options) {
  return fmt::format("{{types_of_file,{},{}}}", string_literal(path), option_list(options));
}

std::string types_of_beam_request(std::string_view path) {
  return fmt::format("{{types_of_beam,{}}}", string_literal(path));
}

std::string dump_arguments_request(std::string_view text) {
  return fmt::format("{{dump_arguments,{}}}", string_literal(text));
}

std::string dump_input_request(std::string_view text, CallsInText calls) {
  return fmt::format("{{dump_input,{},{}}}", string_literal(text), calls == CallsInText::Kept ? "keep" : "carry_out");
}

std::string information_request() { return "{info}"; }

std::string open_program_request(const ModuleTarget& target, const std::optional<std::filesystem::path>& beside,
                                 const std::filesystem::path& scratch, CompiledFor compiled) {
  std::string_view kind = target.kind == TargetKind::Source ? "source"
                          : target.kind == TargetKind::Beam ? "beam"
                                                            : "module";
  std::string lines = compiled.lines == Lines::Marked    ? fmt::format("{{marked,{}}}", compiled.marked)
                      : compiled.lines == Lines::AllKept ? "all_lines"
                                                         : "as_compiled";
  std::string folder = beside ? string_literal(beside->string()) : "none";
  return fmt::format("{{open_program,{{{},{}}},{},{},{},{}}}", kind, string_literal(target.name),
                     option_list(target.options), folder, string_literal(scratch.string()), lines);
}

std::string observe_request(const ObserveRequest& request) {
  return fmt::format("{{observe,{},{},{},{},{},{}}}", atom_text(request.module), atom_text(request.function),
                     string_literal(request.arguments), string_literal(request.then), request.milliseconds,
                     request.heap_bytes);
}

} // namespace assay::erlang
