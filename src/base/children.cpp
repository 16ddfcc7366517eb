#include "base/children.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "base/supervisor.h"

namespace assay {

namespace {

// Known without a lock, as whoever ends them all may be another thread, in the middle of anything. More than these are
// not started at once.
struct Known {
  std::atomic<bool> is_copy{false};
  std::atomic<pid_t> process{0};
  std::atomic<pid_t> owner{0};
};
std::array<Known, 256> known;

void remember(pid_t process, bool is_copy) {
  for (Known& each : known) {
    // What a process we are a copy of has started is not ours.
    bool is_free = each.process.load() == 0 || each.owner.load() != ::getpid();
    if (!is_free) continue;
    each.is_copy = is_copy;
    each.owner = ::getpid();
    each.process = process;
    return;
  }
}

void forget(pid_t process) {
  for (Known& each : known) {
    if (each.process.load() == process && each.owner.load() == ::getpid()) each.process = 0;
  }
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (std::string& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

struct Prepared {
  const char* file;
  char** words;
  char** environment;
  const char* folder;
  std::span<const NewChild::Descriptor> descriptors;
  bool ends_with_us;
  pid_t parent;
};

// In the new process, which shares our memory until it is another program: nothing but calls of the system.
[[noreturn]] void become(const Prepared& child, volatile int& error) {
  ::setpgid(0, 0);
  if (child.ends_with_us) ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  bool is_ready = ::getppid() == child.parent; // else we have ended before we could ask for that
  for (const NewChild::Descriptor& each : child.descriptors) is_ready = is_ready && ::dup2(each.ours, each.its) >= 0;
  if (*child.folder != '\0') is_ready = is_ready && ::chdir(child.folder) == 0;
  struct sigaction standard{};
  standard.sa_handler = SIG_DFL;
  for (int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) ::sigaction(signal, &standard, nullptr);
  sigset_t none;
  sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  if (is_ready) ::execve(child.file, child.words, child.environment);
  error = errno == 0 ? ECANCELED : errno;
  ::_exit(127);
}

} // namespace

pid_t start_child(NewChild child) {
  std::vector<char*> words = pointers(child.words);
  std::vector<char*> environment = pointers(child.environment);
  Prepared prepared{child.file.c_str(), words.data(),       environment.data(), child.folder.c_str(),
                    child.descriptors,  child.ends_with_us, ::getpid()};
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before); // no handler of ours may run in it
  volatile int error = 0;
  // Not fork: we may be large, and the copy would be thrown away.
  pid_t process = ::vfork(); // NOLINT(clang-analyzer-security.insecureAPI.vfork)
  if (process == 0) become(prepared, error);
  int failure = process < 0 ? errno : error;
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (process > 0 && failure != 0) {
    (void)await_child(process);
  } else if (process > 0) {
    remember(process, false);
    return process;
  }
  return -failure;
}

pid_t start_copy(const std::function<void()>& work) {
  pid_t parent = ::getpid();
  pid_t process = ::fork();
  if (process < 0) return -errno;
  if (process > 0) {
    remember(process, true);
    return process;
  }
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGTERM);
  start_supervisor();
  if (::getppid() == parent) work(); // else it has ended before we could ask to be told
  ::_exit(0);                        // what was set up before the work began is not ours to take down
}

void kill_child(pid_t process) { ::kill(-process, SIGKILL); }

int await_child(pid_t process) {
  int status = -1;
  while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  forget(process);
  return status;
}

int await_child(pid_t process, std::chrono::milliseconds longest) {
  auto deadline = std::chrono::steady_clock::now() + longest;
  int status = -1;
  pid_t ended = 0;
  while ((ended = ::waitpid(process, &status, WNOHANG)) == 0 || (ended < 0 && errno == EINTR)) {
    if (std::chrono::steady_clock::now() > deadline) kill_child(process);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  forget(process);
  return status;
}

void kill_all_children() {
  for (Known& each : known) {
    pid_t process = each.owner.load() == ::getpid() ? each.process.load() : 0;
    if (process > 0 && each.is_copy.load()) {
      ::kill(process, SIGTERM);
    } else if (process > 0) {
      kill_child(process);
    }
  }
}

uint64_t memory_of(pid_t process) {
  char file[64];
  if (process == 0) {
    std::snprintf(file, sizeof file, "/proc/self/statm");
  } else {
    std::snprintf(file, sizeof file, "/proc/%d/statm", static_cast<int>(process));
  }
  int descriptor = ::open(file, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return 0;
  char text[128] = {};
  ssize_t size = ::read(descriptor, text, sizeof text - 1);
  ::close(descriptor);
  if (size <= 0) return 0;
  char* second = nullptr;
  std::strtoull(text, &second, 10);
  return std::strtoull(second, nullptr, 10) * static_cast<uint64_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace assay
