// Bytes arrive whole, and whoever waits for them can give up.

#include "base/transfer.h"

#include <gtest/gtest.h>

#include <thread>

#include "base/descriptor.h"

namespace assay {
namespace {

TEST(TransferTest, MoreThanABufferArrivesWhole) {
  Ends ends = open_socket();
  ASSERT_TRUE(ends.are_open());
  std::string sent(3'000'000, 'x');
  sent.back() = 'y';
  std::thread sender([&] { EXPECT_TRUE(send_all(ends.theirs.number(), sent)); });
  std::string received(sent.size(), ' ');
  EXPECT_TRUE(receive_all(ends.ours.number(), received));
  sender.join();
  EXPECT_EQ(received, sent);
}

TEST(TransferTest, NobodyAtTheOtherEnd) {
  Ends ends = open_socket();
  ASSERT_TRUE(send_all(ends.theirs.number(), "ab"));
  ends.theirs.close();
  std::string received(3, ' ');
  EXPECT_FALSE(receive_all(ends.ours.number(), received));
  EXPECT_EQ(received, "ab ");
  EXPECT_EQ(read_some(ends.ours.number(), received), 0);
  EXPECT_FALSE(send_all(ends.ours.number(), "c")); // and no SIGPIPE
}

TEST(TransferTest, WhoWaitsCanGiveUp) {
  Ends ends = open_socket();
  int looks = 0;
  auto give_up = [&](int descriptor, short event) {
    EXPECT_EQ(descriptor, ends.ours.number());
    EXPECT_EQ(event, looks == 0 ? POLLIN : POLLOUT);
    ++looks;
    return false;
  };
  std::string received(1, ' ');
  EXPECT_FALSE(receive_all(ends.ours.number(), received, give_up));
  EXPECT_FALSE(send_all(ends.ours.number(), "a", give_up));
  EXPECT_EQ(looks, 2);
}

TEST(TransferTest, PollsUntilSomethingIsThere) {
  Ends ends = open_pipe();
  pollfd waited = {ends.ours.number(), POLLIN, 0};
  EXPECT_EQ(poll_for({&waited, 1}, 1), 0);
  EXPECT_TRUE(write_all(ends.theirs.number(), "a"));
  EXPECT_EQ(poll_for({&waited, 1}, 1000), 1);
}

} // namespace
} // namespace assay
