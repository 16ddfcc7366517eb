// An absolute value that is negative: of one number in 2^32.
public class Narrow {
  static int absolute(int x) {
    int y;
    if (x >= 0) {
      y = x;
    } else {
      y = -x;
    }
    if (y < 0) {
      return 1; // target: narrow
    }
    return 0;
  }
}
