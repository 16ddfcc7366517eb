import java.util.*;

public class DoubleMethods {
    public static void main(String[] args) {
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, 1) + " " + Double.valueOf(0.0).equals(-0.0) + Double.valueOf(Double.NaN).equals(Double.NaN) + (0.0 == -0.0) + Double.isNaN(0 / 0.0) + Double.isInfinite(1 / 0.0) + Double.isFinite(1));
        System.out.println(Double.doubleToRawLongBits(-0.0) + " " + Double.longBitsToDouble(0x7ff0000000000001L) + Float.floatToIntBits(1.5f) + Float.intBitsToFloat(0x7fc00000));
        System.out.println(Double.max(1, 2) + Double.min(-0.0, 0.0) + Double.sum(1, 2));
        System.out.println(Math.ulp(1.0) + " " + Math.nextUp(1.0) + Math.nextDown(1f) + Math.nextAfter(1.0, 2) + Math.getExponent(1024.5) + Math.scalb(1.5, 4) + Math.copySign(3, -0.0) + Math.signum(-2.5));
        System.out.println(Double.MIN_EXPONENT + Double.MAX_EXPONENT + Float.BYTES);
        System.out.println(new TreeSet<>(List.of(0.0, -0.0, Double.NaN, -1.0, 1e300)));
    }
}
