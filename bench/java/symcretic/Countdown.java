// A loop that counts down from a number that the input gives.
public class Countdown {
  static int rounds(int from) {
    int left = from;
    int rounds = 0;
    while (left > 0) {
      left = left - 1;
      rounds = rounds + 1;
    }
    if (rounds == 600) {
      return 1; // target: easy-loop
    }
    return 0;
  }
}
