import java.util.*;

/** Calls of Integer with drawn arguments. */
public class RandomInteger {
    public static void main(String[] arguments) {
        Draw draw = new Draw(2);
        for (int round = 0; round < 10; round++) {
            int a = draw.integer(), b = draw.integer(), r = 2 + draw.below(35);
            String s = draw.flag() ? draw.text() : Integer.toString(a, r);
            draw.call("Integer.toString(a)", () -> Integer.toString(a));
            draw.call("Integer.toString(a, r)", () -> Integer.toString(a, r));
            draw.call("Integer.toHexString(a)", () -> Integer.toHexString(a));
            draw.call("Integer.toBinaryString(a)", () -> Integer.toBinaryString(a));
            draw.call("Integer.toOctalString(a)", () -> Integer.toOctalString(a));
            draw.call("Integer.parseInt(s)", () -> Integer.parseInt(s));
            draw.call("Integer.parseInt(s, r)", () -> Integer.parseInt(s, r));
            draw.call("Integer.valueOf(s)", () -> Integer.valueOf(s));
            draw.call("Integer.decode(s)", () -> Integer.decode(s));
            draw.call("Integer.bitCount(a)", () -> Integer.bitCount(a));
            draw.call("Integer.reverse(a)", () -> Integer.reverse(a));
            draw.call("Integer.reverseBytes(a)", () -> Integer.reverseBytes(a));
            draw.call("Integer.rotateLeft(a, b)", () -> Integer.rotateLeft(a, b));
            draw.call("Integer.rotateRight(a, b)", () -> Integer.rotateRight(a, b));
            draw.call("Integer.numberOfLeadingZeros(a)", () -> Integer.numberOfLeadingZeros(a));
            draw.call("Integer.numberOfTrailingZeros(a)", () -> Integer.numberOfTrailingZeros(a));
            draw.call("Integer.highestOneBit(a)", () -> Integer.highestOneBit(a));
            draw.call("Integer.lowestOneBit(a)", () -> Integer.lowestOneBit(a));
            draw.call("Integer.signum(a)", () -> Integer.signum(a));
            draw.call("Integer.compare(a, b)", () -> Integer.compare(a, b));
            draw.call("Integer.compareUnsigned(a, b)", () -> Integer.compareUnsigned(a, b));
            draw.call("Integer.divideUnsigned(a, b)", () -> Integer.divideUnsigned(a, b));
            draw.call("Integer.remainderUnsigned(a, b)", () -> Integer.remainderUnsigned(a, b));
            draw.call("Integer.toUnsignedString(a)", () -> Integer.toUnsignedString(a));
            draw.call("Integer.toUnsignedLong(a)", () -> Integer.toUnsignedLong(a));
            draw.call("Integer.parseUnsignedInt(s, r)", () -> Integer.parseUnsignedInt(s, r));
            draw.call("Integer.hashCode(a)", () -> Integer.hashCode(a));
            draw.call("Integer.max(a, b)", () -> Integer.max(a, b));
            draw.call("Integer.sum(a, b)", () -> Integer.sum(a, b));
            draw.call("Integer.valueOf(a).equals(b)", () -> Integer.valueOf(a).equals(b));
            draw.call("Integer.valueOf(a).compareTo(b)", () -> Integer.valueOf(a).compareTo(b));
            draw.call("Integer.valueOf(a).byteValue()", () -> Integer.valueOf(a).byteValue());
            draw.call("Integer.valueOf(a).floatValue()", () -> Integer.valueOf(a).floatValue());
            draw.call("a / b", () -> a / b);
            draw.call("a % b", () -> a % b);
            draw.call("a << b", () -> a << b);
            draw.call("a >> b", () -> a >> b);
            draw.call("a >>> b", () -> a >>> b);
            draw.call("a * b", () -> a * b);
            draw.call("(short) a", () -> (short) a);
            draw.call("(char) a", () -> (char) a);
            draw.call("(float) a", () -> (float) a);
            draw.call("String.format(\"%d %x %08d\", a, b, a)", () -> String.format("%d %x %08d", a, b, a));
            draw.call("Integer.toUnsignedString(a, r)", () -> Integer.toUnsignedString(a, r));
        }
    }
}
