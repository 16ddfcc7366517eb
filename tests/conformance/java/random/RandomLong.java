import java.util.*;

/** Calls of Long with drawn arguments. */
public class RandomLong {
    public static void main(String[] arguments) {
        Draw draw = new Draw(3);
        for (int round = 0; round < 11; round++) {
            long a = draw.wide(), b = draw.wide();
            int r = 2 + draw.below(35);
            String s = draw.flag() ? draw.text() : Long.toString(a, r);
            draw.call("Long.toString(a)", () -> Long.toString(a));
            draw.call("Long.toString(a, r)", () -> Long.toString(a, r));
            draw.call("Long.toHexString(a)", () -> Long.toHexString(a));
            draw.call("Long.toBinaryString(a)", () -> Long.toBinaryString(a));
            draw.call("Long.toOctalString(a)", () -> Long.toOctalString(a));
            draw.call("Long.parseLong(s)", () -> Long.parseLong(s));
            draw.call("Long.parseLong(s, r)", () -> Long.parseLong(s, r));
            draw.call("Long.valueOf(s)", () -> Long.valueOf(s));
            draw.call("Long.decode(s)", () -> Long.decode(s));
            draw.call("Long.bitCount(a)", () -> Long.bitCount(a));
            draw.call("Long.reverse(a)", () -> Long.reverse(a));
            draw.call("Long.reverseBytes(a)", () -> Long.reverseBytes(a));
            draw.call("Long.rotateLeft(a, r)", () -> Long.rotateLeft(a, r));
            draw.call("Long.numberOfLeadingZeros(a)", () -> Long.numberOfLeadingZeros(a));
            draw.call("Long.numberOfTrailingZeros(a)", () -> Long.numberOfTrailingZeros(a));
            draw.call("Long.highestOneBit(a)", () -> Long.highestOneBit(a));
            draw.call("Long.lowestOneBit(a)", () -> Long.lowestOneBit(a));
            draw.call("Long.signum(a)", () -> Long.signum(a));
            draw.call("Long.compare(a, b)", () -> Long.compare(a, b));
            draw.call("Long.compareUnsigned(a, b)", () -> Long.compareUnsigned(a, b));
            draw.call("Long.divideUnsigned(a, b)", () -> Long.divideUnsigned(a, b));
            draw.call("Long.remainderUnsigned(a, b)", () -> Long.remainderUnsigned(a, b));
            draw.call("Long.toUnsignedString(a)", () -> Long.toUnsignedString(a));
            draw.call("Long.parseUnsignedLong(s, r)", () -> Long.parseUnsignedLong(s, r));
            draw.call("Long.hashCode(a)", () -> Long.hashCode(a));
            draw.call("Long.max(a, b)", () -> Long.max(a, b));
            draw.call("Long.sum(a, b)", () -> Long.sum(a, b));
            draw.call("Long.valueOf(a).equals(b)", () -> Long.valueOf(a).equals(b));
            draw.call("Long.valueOf(a).intValue()", () -> Long.valueOf(a).intValue());
            draw.call("Long.valueOf(a).doubleValue()", () -> Long.valueOf(a).doubleValue());
            draw.call("a / b", () -> a / b);
            draw.call("a % b", () -> a % b);
            draw.call("a << b", () -> a << b);
            draw.call("a >> r", () -> a >> r);
            draw.call("a >>> b", () -> a >>> b);
            draw.call("a * b", () -> a * b);
            draw.call("(int) a", () -> (int) a);
            draw.call("(float) a", () -> (float) a);
            draw.call("(double) a", () -> (double) a);
            draw.call("String.format(\"%d %x %,d\", a, b, a)", () -> String.format("%d %x %,d", a, b, a));
            draw.call("Long.toUnsignedString(a, r)", () -> Long.toUnsignedString(a, r));
        }
    }
}
