// A sine that looks at the bits of its argument: exponent and mantissa say what is to be done, then the argument is
// brought into a quarter of the circle, where a polynomial does the rest. The way the argument is split is that of the
// program it repeats, with its rounding.
public class Sine {
  private static final int EXPONENT_OF_SPECIAL = 2047;
  private static final int BIAS = 1023;
  private static final int MANTISSA = 52;
  private static final double TWO_TO_52 = 0x1p52;
  private static final double SMALL = 1e-4;

  private static final double TWO_OVER_PI = bits(0x3FE45F306DC9C883L);
  private static final double HALF_PI = bits(0x3FF921FB54442D18L);
  private static final double HALF_PI_LOW = bits(0x3C91A62633145C07L);
  private static final double HALF_PI_LOWER = bits(0xB91F1976B7ED8FBCL);

  private static final double[] COEFFICIENTS = {
      -0.64462136749e-9, 0.5688203332688e-7, -0.359880911703133e-5, 0.16044116846982831e-3,
      -0.468175413106023168e-2, 0.7969262624561800806e-1, -0.64596409750621907082, 0.15707963267948963959e1};

  static double of(double x) {
    long raw = Double.doubleToRawLongBits(x);
    int exponent = (int) (raw >> 52 & 0x7FF);
    boolean hasMantissa = (int) (raw >> 31 & 0xFFFFF) > 0 || (int) raw > 0;
    if (exponent == EXPONENT_OF_SPECIAL) {
      if (hasMantissa) {
        return x;
      }
      return Double.NaN; // target: sine
    }
    if (exponent == 0) return hasMantissa ? x - x * x : x;
    if (exponent <= BIAS - MANTISSA - 2) return x;
    if (exponent <= BIAS - MANTISSA / 4) return x * (1.0 - x * x * (1.0 / 6.0));
    boolean isNegative = (raw >> 63 & 1) == 1;
    if (isNegative) x = -x;
    if (exponent > BIAS + MANTISSA) return isNegative ? -0.0 : 0.0;
    if (exponent >= BIAS) {
      double quarters = Math.floor(x * TWO_OVER_PI + 0.5);
      int quadrant = (int) Double.doubleToRawLongBits(quarters + TWO_TO_52) & 3;
      x = withoutQuarters(x, quarters);
      if (quadrant == 3 || quadrant == 2 && !(x < 0.0) || quadrant == 0 && x < 0.0) isNegative = !isNegative;
      if (quadrant == 1 || quadrant == 3) {
        if (x < 0.0) {
          x = HALF_PI + x; // target: sine
        } else {
          x = HALF_PI - x;
        }
      } else if (x < 0.0) {
        x = -x;
      }
    }
    x = inFirstQuarter(x * TWO_OVER_PI);
    return isNegative ? -x : x;
  }

  private static double withoutQuarters(double x, double quarters) {
    double high = top(quarters);
    double low = quarters - high;
    double product = quarters * HALF_PI;
    double error = error(product, high, low, top(HALF_PI), HALF_PI - top(HALF_PI));
    double lowProduct = quarters * HALF_PI_LOW;
    double lowError = error(lowProduct, high, low, top(HALF_PI_LOW), HALF_PI_LOW - top(HALF_PI_LOW));
    return x - product - error - lowProduct - lowError - quarters * HALF_PI_LOWER;
  }

  private static double error(double product, double high, double low, double otherHigh, double otherLow) {
    return high * otherHigh - product + high * otherLow + otherHigh * low + low * otherLow;
  }

  private static double top(double x) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) & 0xFC000000L);
  }

  private static double inFirstQuarter(double x) {
    if (!(x > SMALL)) return x * HALF_PI;
    double square = x * x;
    double sum = COEFFICIENTS[0];
    for (int i = 1; i < COEFFICIENTS.length; i++) sum = sum * square + COEFFICIENTS[i];
    return x * sum;
  }

  private static double bits(long bits) {
    return Double.longBitsToDouble(bits);
  }
}
