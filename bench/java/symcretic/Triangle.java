// What kind of triangle three lengths make, if they make one.
public class Triangle {
  static final int NONE = 0;
  static final int SCALENE = 1;
  static final int ISOSCELES = 2;
  static final int EQUILATERAL = 3;

  static int classify(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) return NONE;
    int equalPairs = 0;
    if (a == b) equalPairs += 1;
    if (a == c) equalPairs += 2;
    if (b == c) equalPairs += 3;
    if (equalPairs == 0) {
      if (isTooLong(a, b, c) || isTooLong(b, a, c) || isTooLong(c, a, b)) return NONE;
      return SCALENE; // target: trityp
    }
    if (equalPairs > 3) {
      return EQUILATERAL; // target: trityp
    }
    if (equalPairs == 1 && a + b > c || equalPairs == 2 && a + c > b || equalPairs == 3 && b + c > a) {
      return ISOSCELES; // target: trityp
    }
    return NONE;
  }

  private static boolean isTooLong(int side, int one, int other) {
    return one + other <= side;
  }
}
