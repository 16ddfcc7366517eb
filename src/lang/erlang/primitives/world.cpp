// Functions that act outside or look there: files, the environment, commands, the network. The machine performs none
// of them: a run that comes to one ends there, under its name, so that a report can say what would have been done.

#include <fmt/core.h>

#include <span>

#include "lang/erlang/primitives/primitives.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

Value not_performed(Context& context, const Value*) { return context.unsupported(context.primitive->name.text()); }

// Nothing need be known of the arguments.
Value not_performed_symbolically(Context& context, Trace&, const Primitive& primitive, const Value*) {
  return context.unsupported(primitive.name.text());
}

struct Outside {
  std::string_view module;
  std::span<const std::string_view> functions; // NAME/ARITY
};

constexpr std::string_view file_functions[] = {
    "change_group/2",   "change_mode/2",   "change_owner/2",   "change_owner/3",
    "change_time/2",    "change_time/3",   "consult/1",        "copy/2",
    "copy/3",           "del_dir/1",       "del_dir_r/1",      "delete/1",
    "delete/2",         "eval/1",          "eval/2",           "get_cwd/0",
    "get_cwd/1",        "list_dir/1",      "list_dir_all/1",   "make_dir/1",
    "make_link/2",      "make_symlink/2",  "open/2",           "path_consult/2",
    "path_eval/2",      "path_eval/3",     "path_open/3",      "path_script/2",
    "path_script/3",    "read_file/1",     "read_file_info/1", "read_file_info/2",
    "read_link/1",      "read_link_all/1", "read_link_info/1", "read_link_info/2",
    "rename/2",         "script/1",        "script/2",         "sendfile/2",
    "set_cwd/1",        "write_file/2",    "write_file/3",     "write_file_info/2",
    "write_file_info/3"};
constexpr std::string_view filelib_functions[] = {"ensure_dir/1", "ensure_path/1", "file_size/1",  "fold_files/5",
                                                  "is_dir/1",     "is_file/1",     "is_regular/1", "last_modified/1",
                                                  "wildcard/1",   "wildcard/2"};
constexpr std::string_view os_functions[] = {"cmd/1",    "cmd/2",        "find_executable/1", "find_executable/2",
                                             "putenv/2", "set_signal/2", "unsetenv/1"};
constexpr std::string_view erlang_functions[] = {"halt/0", "halt/1", "halt/2", "open_port/2"};
constexpr std::string_view init_functions[] = {"reboot/0", "restart/0", "stop/0", "stop/1"};
constexpr std::string_view tcp_functions[] = {"connect/3", "connect/4", "listen/2", "accept/1",
                                              "send/2",    "recv/2",    "recv/3",   "close/1"};
constexpr std::string_view udp_functions[] = {"open/1", "open/2", "send/3", "send/4",
                                              "send/5", "recv/2", "recv/3", "close/1"};

constexpr Outside outside[] = {{"file", file_functions},     {"filelib", filelib_functions}, {"os", os_functions},
                               {"erlang", erlang_functions}, {"init", init_functions},       {"gen_tcp", tcp_functions},
                               {"gen_udp", udp_functions}};

} // namespace

void register_world(PrimitiveRegistry& registry) {
  for (const Outside& module : outside) {
    for (std::string_view function : module.functions) {
      auto arity = static_cast<uint32_t>(function.back() - '0');
      Symbol name(fmt::format("{}:{}", module.module, function));
      registry.add({name, arity, not_performed, Effect::World, FastPath::None, "", not_performed_symbolically});
    }
  }
}

} // namespace assay::erlang
