// A cube that has to equal a sum, and the cube of DART's example, which is positive although its number is not.
// dart of the evaluation; `guarded` is the program of that name in concolic walk's corpus.
public class Cube {
  static int equal(int x, int y) {
    int cube = x * x * x;
    int sum = y + 3;
    if (cube == sum) {
      return 1; // target: dart
    }
    return 0;
  }

  static boolean guarded(int x, int y) {
    boolean isPositive = x * x * x > 0;
    if (x <= 0) return false;
    return isPositive ? y == 10 : y == 20;
  }
}
