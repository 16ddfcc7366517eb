// A loop that has to be gone round 1024 times, a remainder in each of them, and a native function behind it.
public class Challenges {
  static int both(int rounds, double angle) {
    int result = 0;
    int round = 0;
    while (round < rounds) {
      int parity = round % 2;
      if (parity == 0) {
        result = result - 1;
      } else {
        result = result + 17;
      }
      round++;
    }
    if (result == 8192) {
      if (Math.sin(angle) > 0) {
        return 2; // target: hard-loop
      }
      return 1;
    }
    return 0;
  }
}
