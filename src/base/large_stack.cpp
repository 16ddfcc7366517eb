#include "base/large_stack.h"

#include <pthread.h>

#include <exception>
#include <new>

namespace assay {

namespace {

// Address space only. A level of the deepest recursion takes some 300 bytes in a release build, ten times as much with
// the sanitizers, and passes through several functions.
constexpr size_t stack_bytes = size_t{4} << 30;

struct Work {
  const std::function<void()>& function;
  std::exception_ptr thrown;
};

void* carry_out(void* argument) {
  auto& work = *static_cast<Work*>(argument);
  try {
    work.function();
  } catch (...) {
    work.thrown = std::current_exception();
  }
  return nullptr;
}

bool start(pthread_t& thread, Work& work) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  bool started = pthread_attr_setstacksize(&attributes, stack_bytes) == 0 &&
                 pthread_create(&thread, &attributes, carry_out, &work) == 0;
  pthread_attr_destroy(&attributes);
  return started;
}

} // namespace

void run_on_large_stack(const std::function<void()>& function) {
  Work work{function, {}};
  pthread_t thread;
  if (!start(thread, work)) throw std::bad_alloc();
  pthread_join(thread, nullptr);
  if (work.thrown) std::rethrow_exception(work.thrown);
}

} // namespace assay
