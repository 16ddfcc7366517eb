// Every spec of OTP's stdlib and kernel becomes a signature, or is one that no input can satisfy, for a reason that is
// listed here.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>

#include "lang/erlang/load/module_store.h"
#include "lang/erlang/types/signature_of_spec.h"

namespace assay::erlang {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> modules_of(const Installation& installation, std::string_view application) {
  std::vector<std::string> modules;
  for (const std::string& folder : installation.code_path) {
    std::string name = fs::path(folder).parent_path().filename().string();
    if (name.substr(0, name.find('-')) != application) continue;
    for (const auto& file : fs::directory_iterator(folder)) {
      if (file.path().extension() == ".beam") modules.push_back(file.path().stem().string());
    }
  }
  std::ranges::sort(modules);
  return modules;
}

struct Tally {
  size_t specs = 0;
  size_t translated = 0;
  std::map<std::string, size_t> unsatisfied; // by reason
  std::vector<std::string> failed;
};

// What a spec that can't be satisfied says after the last colon.
std::string reason_of(const Diagnostics& errors) {
  const std::string& message = errors.front().message;
  if (message.find("can't be satisfied") == std::string::npos) return "";
  return message.substr(message.rfind(": ") + 2);
}

Tally translate_all(std::string_view application) {
  Tally tally;
  ModuleStore store(false);
  TypeLookup lookup = [&](std::string_view module) { return store.types(module); };
  ExportLookup is_exported = [&](Symbol function) {
    const core::Function* found = store.find(function);
    return found != nullptr && found->exported;
  };
  auto installation = store.dumps().installation();
  if (!installation) throw std::runtime_error(to_string(installation.error()));
  for (const std::string& name : modules_of(**installation, application)) {
    auto module = store.types(name);
    if (!module || *module == nullptr) {
      tally.failed.push_back(name + ": " + (module ? "not found" : to_string(module.error())));
      continue;
    }
    ShapeTable shapes;
    for (const Spec& spec : (*module)->specs) {
      ++tally.specs;
      auto signature = signature_of_spec(shapes, lookup, **module, spec, is_exported);
      if (signature) {
        ++tally.translated;
      } else if (std::string reason = reason_of(signature.error()); !reason.empty()) {
        ++tally.unsatisfied[reason];
      } else {
        tally.failed.push_back(name + ": " + to_string(signature.error()));
      }
    }
  }
  return tally;
}

// Opaque types of which no exported function returns just a value: those of handles and continuations, which come
// beside an ok or from a process, of old generators of random numbers, and of what only a function would return.
bool is_without_maker(std::string_view reason) {
  constexpr std::string_view before = "no value of the opaque type ";
  if (!reason.starts_with(before)) return false;
  reason.remove_prefix(before.size());
  constexpr std::string_view types[] = {"code:prepared_code/0",
                                        "dets:bindings_cont/0",
                                        "dets:object_cont/0",
                                        "dets:select_cont/0",
                                        "disk_log:continuation/0",
                                        "erl_anno:anno/0",
                                        "erl_tar:tar_descriptor/0",
                                        "ets:tid/0",
                                        "rand:exs1024_state/0",
                                        "rand:exs64_state/0",
                                        "rand:exsplus_state/0",
                                        "socket:socket_handle/0",
                                        "timer:tref/0",
                                        "win32reg:reg_handle/0",
                                        "wrap_log_reader:continuation/0",
                                        "zip:handle/0"};
  return std::ranges::find(types, reason.substr(0, reason.find(' '))) != std::end(types);
}

void check(std::string_view application, size_t least_specs, size_t least_translated) {
  Tally tally = translate_all(application);
  for (const std::string& failure : tally.failed) ADD_FAILURE() << failure;
  EXPECT_GE(tally.specs, least_specs);
  size_t explained = tally.translated;
  for (const auto& [reason, count] : tally.unsatisfied) {
    EXPECT_TRUE(reason == "no pid() is made" || reason == "no port() is made" || reason == "no reference() is made" ||
                is_without_maker(reason))
        << reason;
    explained += count;
    std::printf("%s: %zu × %s\n", std::string(application).c_str(), count, reason.c_str());
  }
  std::printf("%s: %zu of %zu specs\n", std::string(application).c_str(), tally.translated, tally.specs);
  EXPECT_EQ(explained, tally.specs);
  EXPECT_GE(tally.translated, least_translated);
}

TEST(LibrarySpecsTest, StandardLibrary) { check("stdlib", 1800, 1746); }
TEST(LibrarySpecsTest, Kernel) { check("kernel", 900, 811); }

} // namespace
} // namespace assay::erlang
