#include "compare/program_key.h"

#include <fmt/core.h>

#include <algorithm>
#include <unordered_map>

#include "base/file.h"
#include "core/printer.h"

namespace assay {

namespace {

std::string bits_text(std::string_view bytes) {
  std::string text = "<<";
  for (char byte : bytes) text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return text + ">>";
}

// Names that say nothing about what the program does, and what stands for them.
std::unordered_map<std::string, std::string> own_names(const core::Module& module) {
  std::unordered_map<std::string, std::string> names;
  std::string module_name(module.name.text());
  names[module_name] = names[fmt::format("|{}|", module_name)] = "module";
  // The file is in exceptions that tell where they were raised; so are lines, and those stay.
  for (std::string_view file : module.files) {
    names[bits_text(file)] = "file";
    names["{" + bits_text(file)] = "{file";
  }
  for (size_t i = 0; i < module.functions.size(); ++i) {
    std::string name(module.functions[i]->name.text());
    names[name] = names[fmt::format("|{}|", name)] = fmt::format("function{}", i);
  }
  return names;
}

// Their operand is the module itself, by its name. Elsewhere a symbol with this text is a value like any other.
constexpr std::string_view on_modules[] = {"ocaml.global", "ocaml.set_global", "erlang:get_module_info/1",
                                           "erlang:get_module_info/2"};

bool ends_word(char c) { return c == ' ' || c == ',' || c == '\n'; }

// The text with these names replaced.
std::string without_names(std::string_view text, const std::unordered_map<std::string, std::string>& names) {
  std::string result;
  bool is_on_module = false;
  for (size_t at = 0; at < text.size();) {
    size_t end = at;
    while (end < text.size() && !ends_word(text[end])) ++end;
    std::string word(text.substr(at, end - at));
    bool is_symbol = is_on_module && word.starts_with('\'');
    auto found = names.find(is_symbol ? word.substr(1) : word);
    result += found == names.end() ? word : found->second;
    is_on_module = std::ranges::find(on_modules, word) != std::end(on_modules);
    while (end < text.size() && ends_word(text[end])) result += text[end++];
    at = end;
  }
  return result;
}

// What a module has besides its functions.
std::string declarations_of(const core::Module& module) {
  std::string printed = core::print_module(module, {.places = false});
  printed.resize(std::min(printed.size(), printed.find("\nfunction ")));
  std::string result;
  for (size_t at = 0; at < printed.size();) {
    size_t end = std::min(printed.find('\n', at), printed.size());
    std::string_view line = std::string_view(printed).substr(at, end - at);
    if (!line.starts_with("module ") && !line.starts_with("file ")) result += fmt::format("{}\n", line);
    at = end + 1;
  }
  return result;
}

} // namespace

std::string program_key(const core::Module& module, const core::Function& entry) {
  std::unordered_map<std::string, std::string> names = own_names(module);
  std::string text = without_names(declarations_of(module), names);
  for (const core::Function* function : module.functions) {
    std::string printed = core::print_function(*function, {.places = false});
    size_t body = printed.find('\n'); // the first line says what it is called
    text += fmt::format("{} {} {}\n", function == &entry ? "entry" : "function", function->arity(),
                        function->capture_count);
    if (body != std::string::npos) text += without_names(std::string_view(printed).substr(body), names);
  }
  return content_hash(text);
}

} // namespace assay
