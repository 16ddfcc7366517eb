// Ten branches that do not matter for a condition that is never met.
public class Slicing {
  static int never(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j) {
    int other = 0;
    if (a > 0) other += 1; else other += 2;
    if (b > 0) other += 1; else other += 2;
    if (c > 0) other += 1; else other += 2;
    if (d > 0) other += 1; else other += 2;
    if (e > 0) other += 1; else other += 2;
    if (f > 0) other += 1; else other += 2;
    if (g > 0) other += 1; else other += 2;
    if (h > 0) other += 1; else other += 2;
    if (i > 0) other += 1; else other += 2;
    if (j > 0) other += 1; else other += 2;
    int y = zero();
    if (y == 1) {
      return other; // unreachable: slicing
    }
    return 0;
  }

  private static int zero() {
    return 0;
  }
}
