#include "base/supervisor.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <functional>
#include <vector>

#include "base/stop.h"

namespace assay {
namespace {

// A copy of this process under a supervisor, and what it prints.
class Supervised {
 public:
  explicit Supervised(const std::function<void()>& work) {
    int ends[2];
    EXPECT_EQ(::pipe(ends), 0);
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(ends[1], STDOUT_FILENO);
      start_supervisor();
      work();
      ::_exit(0);
    }
    ::close(ends[1]);
    output_ = ends[0];
  }
  ~Supervised() { ::close(output_); }

  void send(int signal) const { ::kill(process_, signal); }
  // Until it has printed so much.
  std::string read(size_t size) {
    std::string text(size, '\0');
    size_t filled = 0;
    while (filled < size) {
      ssize_t got = ::read(output_, text.data() + filled, size - filled);
      if (got <= 0) break;
      filled += static_cast<size_t>(got);
    }
    text.resize(filled);
    return text;
  }
  int exit_code() const {
    int status = 0;
    ::waitpid(process_, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }

 private:
  pid_t process_ = 0;
  int output_ = -1;
};

void say(std::string_view text) { (void)!::write(STDOUT_FILENO, text.data(), text.size()); }

void listen_to_nobody() {
  for (std::atomic<uint64_t> rounds = 0;;) ++rounds;
}

TEST(Supervisor, AsksForAnEndAtTheFirstInterruptAndEndsTheProcessAtTheSecond) {
  Supervised work([] {
    listen_to_interrupts();
    say("a");
    while (why_stop() != WhyStop::Interrupt) ::usleep(1000);
    say("b");
    listen_to_nobody();
  });
  EXPECT_EQ(work.read(1), "a");
  work.send(SIGINT);
  EXPECT_EQ(work.read(1), "b");
  work.send(SIGINT);
  EXPECT_EQ(work.exit_code(), 130);
}

TEST(Supervisor, EndsTheProcessAtOnceWhereNothingIsKnownYet) {
  Supervised work([] {
    say("a");
    listen_to_nobody();
  });
  EXPECT_EQ(work.read(1), "a");
  work.send(SIGINT);
  EXPECT_EQ(work.exit_code(), 130);
}

TEST(Supervisor, SaysWhatIsKnownWhenItIsTerminated) {
  Supervised work([] {
    set_last_words({"known\n"});
    say("a");
    listen_to_nobody();
  });
  EXPECT_EQ(work.read(1), "a");
  work.send(SIGTERM);
  EXPECT_EQ(work.exit_code(), 128 + SIGTERM);
  EXPECT_EQ(work.read(100), "known\n");
}

TEST(Supervisor, SaysNothingTwice) {
  Supervised work([] {
    set_last_words({"first\n", "second\n", "third\n"});
    drop_first_words();
    say("a");
    listen_to_nobody();
  });
  EXPECT_EQ(work.read(1), "a");
  work.send(SIGTERM);
  EXPECT_EQ(work.exit_code(), 128 + SIGTERM);
  EXPECT_EQ(work.read(100), "second\nthird\n");
}

TEST(Supervisor, TellsWhoWantsToKnow) {
  Supervised work([] {
    set_last_words({"known"});
    tell_last_words_to([](std::string_view words) { say(std::string(words) + " by the listener\n"); });
    say("a");
    listen_to_nobody();
  });
  EXPECT_EQ(work.read(1), "a");
  work.send(SIGTERM);
  EXPECT_EQ(work.exit_code(), 128 + SIGTERM);
  EXPECT_EQ(work.read(100), "known by the listener\n");
}

TEST(Supervisor, AsksForAnEndWhenTheTimeIsUpThenEndsTheProcess) {
  Supervised work([] {
    set_last_words({"known\n"});
    WorkClock clock;
    limit_time(clock.after(0.05), clock.after(0.2));
    while (why_stop() != WhyStop::Time) {
    }
    say("asked\n");
    listen_to_nobody();
  });
  EXPECT_EQ(work.read(100), "asked\nknown\n");
  EXPECT_EQ(work.exit_code(), code_at_limit);
}

TEST(Supervisor, AsksForAnEndWhenTheMemoryIsUsedUpThenEndsTheProcess) {
  Supervised work([] {
    set_last_words({"known\n"});
    constexpr size_t block = 1 << 20;
    // The sanitizers take much of it.
    constexpr size_t least = size_t{1} << 30;
    limit_memory(least);
    std::vector<std::vector<char>> taken;
    while (why_stop() != WhyStop::Memory) taken.emplace_back(block, 'x');
    say("asked\n");
    for (;;) taken.emplace_back(block, 'x');
  });
  EXPECT_EQ(work.read(100), "asked\nknown\n");
  EXPECT_EQ(work.exit_code(), code_at_limit);
}

} // namespace
} // namespace assay
