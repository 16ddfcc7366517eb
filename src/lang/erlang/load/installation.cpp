#include "lang/erlang/load/installation.h"

#include <fmt/core.h>

#include <cstdlib>

#include "base/file.h"
#include "base/fingerprint.h"
#include "lang/erlang/runtime/erl.h"
#include "lang/erlang/runtime/information.h"
#include "lang/erlang/runtime/request.h"

namespace assay::erlang {
namespace {

// What tells one installation from another before anything is known of it.
std::string fingerprint_of_erl(const std::filesystem::path& erl) {
  std::error_code error;
  std::filesystem::path real = std::filesystem::canonical(erl, error);
  std::string text = fingerprint(erl) + fingerprint(real);
  for (const char* name : {"ERL_LIBS", "ERL_ROOTDIR"}) {
    const char* value = std::getenv(name);
    text += fmt::format("{} {}\n", name, value == nullptr ? "" : value);
  }
  return text;
}

// The folder of the libraries changes its time when one is added, the compiler when OTP is upgraded.
std::string fingerprint_of_files(const InformationAnswer& information) {
  std::string text = fingerprint(std::filesystem::path(information.root) / "lib");
  for (const std::string& folder : information.code_path) {
    std::filesystem::path compiler = std::filesystem::path(folder) / "compile.beam";
    std::error_code error;
    if (std::filesystem::exists(compiler, error)) return text + fingerprint(compiler);
  }
  return text;
}

Installation make_installation(InformationAnswer information, const std::string& erl_fingerprint) {
  std::string identity = content_hash(erl_fingerprint + fingerprint_of_files(information) + information.otp_release +
                                      information.erts_version);
  return Installation{std::move(information.otp_release), std::move(information.erts_version),
                      std::move(information.root), std::move(information.code_path), std::move(identity)};
}

} // namespace

// The file holds the fingerprint of the installation's files, on a line of its own as a hash, and the server's answer.
std::expected<Installation, Diagnostics> find_installation(Server& server,
                                                           const std::optional<std::filesystem::path>& cache_folder) {
  std::optional<std::filesystem::path> erl = find_erl();
  if (!erl) return std::unexpected(Diagnostics{erl_not_found()});
  std::string erl_fingerprint = fingerprint_of_erl(*erl);
  std::filesystem::path file;
  if (cache_folder) {
    file = *cache_folder / "erlang" / (content_hash(erl_fingerprint) + ".installation");
    if (auto kept = read_file(file)) {
      size_t end = std::min(kept->find('\n'), kept->size());
      auto information = read_information_answer(std::string_view(*kept).substr(end));
      if (information && kept->substr(0, end) == content_hash(fingerprint_of_files(*information)))
        return make_installation(std::move(*information), erl_fingerprint);
    }
  }
  auto answer = server.ask(information_request());
  if (!answer) return std::unexpected(Diagnostics{std::move(answer.error())});
  auto information = read_information_answer(*answer);
  if (!information) return std::unexpected(std::move(information.error()));
  if (cache_folder) write_file_atomically(file, content_hash(fingerprint_of_files(*information)) + "\n" + *answer);
  return make_installation(std::move(*information), erl_fingerprint);
}

} // namespace assay::erlang
