#include "base/scratch_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <string>
#include <vector>

namespace assay {

namespace {

constexpr std::string_view prefix = "assay-scratch-";

struct OwnFolder {
  std::filesystem::path path;
  pid_t owner = 0;
};
std::mutex folders_mutex;
std::vector<OwnFolder> folders;

// Where the system keeps such folders; empty: nowhere.
std::filesystem::path parent_folder() {
  std::error_code error;
  std::filesystem::path parent = std::filesystem::temp_directory_path(error);
  return error ? std::filesystem::path() : parent;
}

int open_folder(const std::filesystem::path& path) {
  return ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

// False: somebody took it for abandoned before it was locked, and has removed it.
bool hold(const std::filesystem::path& path, int& descriptor) {
  descriptor = open_folder(path);
  struct stat status{};
  if (descriptor >= 0 && ::flock(descriptor, LOCK_EX) == 0 && ::fstat(descriptor, &status) == 0 && status.st_nlink != 0)
    return true;
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
  return false;
}

void remove_folder(const std::filesystem::path& path) {
  std::error_code error;
  std::filesystem::remove_all(path, error);
}

void remove_if_abandoned(const std::filesystem::path& path) {
  int descriptor = open_folder(path);
  if (descriptor < 0) return;
  struct stat status{};
  bool is_ours = ::fstat(descriptor, &status) == 0 && status.st_uid == ::geteuid();
  if (is_ours && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0) remove_folder(path);
  ::close(descriptor);
}

} // namespace

ScratchFolder::ScratchFolder() : owner_(::getpid()) {
  std::filesystem::path parent = parent_folder();
  if (parent.empty()) return;
  for (int attempt = 0; attempt < 10; ++attempt) {
    std::string name = (parent / (std::string(prefix) + "XXXXXX")).string();
    if (::mkdtemp(name.data()) == nullptr) return;
    if (!hold(name, lock_)) continue;
    path_ = name;
    std::lock_guard guard(folders_mutex);
    folders.push_back({path_, owner_});
    return;
  }
}

ScratchFolder::~ScratchFolder() {
  if (path_.empty()) return;
  if (owner_ == ::getpid()) {
    std::lock_guard guard(folders_mutex);
    std::erase_if(folders, [this](const OwnFolder& folder) { return folder.path == path_; });
    remove_folder(path_);
  }
  ::close(lock_);
}

void remove_abandoned_folders() {
  std::filesystem::path parent = parent_folder();
  if (parent.empty()) return;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(parent, error), end; !error && entry != end; entry.increment(error)) {
    if (entry->path().filename().string().starts_with(prefix)) remove_if_abandoned(entry->path());
  }
}

void remove_own_folders() {
  std::lock_guard guard(folders_mutex);
  for (const OwnFolder& folder : folders) {
    if (folder.owner == ::getpid()) remove_folder(folder.path);
  }
}

} // namespace assay
