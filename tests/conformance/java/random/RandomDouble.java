import java.util.*;

/** Calls of Double with drawn arguments. */
public class RandomDouble {
    public static void main(String[] arguments) {
        Draw draw = new Draw(4);
        for (int round = 0; round < 11; round++) {
            double a = draw.real(), b = draw.real();
            float f = draw.single();
            long l = draw.wide();
            String s = draw.flag() ? draw.text() : Double.toString(a);
            draw.call("Double.toString(a)", () -> Double.toString(a));
            draw.call("Double.toHexString(a)", () -> Double.toHexString(a));
            draw.call("Double.parseDouble(s)", () -> Double.parseDouble(s));
            draw.call("Double.valueOf(s)", () -> Double.valueOf(s));
            draw.call("Double.compare(a, b)", () -> Double.compare(a, b));
            draw.call("Double.doubleToLongBits(a)", () -> Double.doubleToLongBits(a));
            draw.call("Double.longBitsToDouble(l)", () -> Double.longBitsToDouble(l));
            draw.call("Double.isNaN(a)", () -> Double.isNaN(a));
            draw.call("Double.isInfinite(a)", () -> Double.isInfinite(a));
            draw.call("Double.isFinite(a)", () -> Double.isFinite(a));
            draw.call("Double.hashCode(a)", () -> Double.hashCode(a));
            draw.call("Double.max(a, b)", () -> Double.max(a, b));
            draw.call("Double.min(a, b)", () -> Double.min(a, b));
            draw.call("Double.sum(a, b)", () -> Double.sum(a, b));
            draw.call("Double.valueOf(a).equals(b)", () -> Double.valueOf(a).equals(b));
            draw.call("Double.valueOf(a).intValue()", () -> Double.valueOf(a).intValue());
            draw.call("Double.valueOf(a).longValue()", () -> Double.valueOf(a).longValue());
            draw.call("Double.valueOf(a).floatValue()", () -> Double.valueOf(a).floatValue());
            draw.call("(int) a", () -> (int) a);
            draw.call("(long) a", () -> (long) a);
            draw.call("(float) a", () -> (float) a);
            draw.call("a + b", () -> a + b);
            draw.call("a - b", () -> a - b);
            draw.call("a * b", () -> a * b);
            draw.call("a / b", () -> a / b);
            draw.call("a % b", () -> a % b);
            draw.call("Float.toString(f)", () -> Float.toString(f));
            draw.call("Float.toHexString(f)", () -> Float.toHexString(f));
            draw.call("Float.parseFloat(s)", () -> Float.parseFloat(s));
            draw.call("Float.floatToIntBits(f)", () -> Float.floatToIntBits(f));
            draw.call("Float.compare(f, (float) a)", () -> Float.compare(f, (float) a));
            draw.call("f * (float) b", () -> f * (float) b);
            draw.call("f % (float) b", () -> f % (float) b);
            draw.call("(int) f", () -> (int) f);
            draw.call("(long) f", () -> (long) f);
            draw.call("String.format(\"%.3f\", a)", () -> String.format("%.3f", a));
            draw.call("String.format(\"%e\", b)", () -> String.format("%e", b));
            draw.call("new java.math.BigDecimal(a).signum()", () -> new java.math.BigDecimal(a).signum());
            draw.call("a < b", () -> a < b);
            draw.call("a == b", () -> a == b);
        }
    }
}
