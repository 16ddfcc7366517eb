// Ten branches that do matter, and a condition behind them that contradicts itself.
public class Unreachable {
  static int never(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j) {
    int y = 0;
    if (a > 0) y += 1; else y += 2;
    if (b > 0) y += 1; else y += 2;
    if (c > 0) y += 1; else y += 2;
    if (d > 0) y += 1; else y += 2;
    if (e > 0) y += 1; else y += 2;
    if (f > 0) y += 1; else y += 2;
    if (g > 0) y += 1; else y += 2;
    if (h > 0) y += 1; else y += 2;
    if (i > 0) y += 1; else y += 2;
    if (j > 0) y += 1; else y += 2;
    if (y > 0) {
      if (y == 0) {
        return 1; // unreachable: unreach
      }
    }
    return 0;
  }
}
