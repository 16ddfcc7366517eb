import java.util.*;

/** Calls of Math with drawn arguments. */
public class RandomMath {
    public static void main(String[] arguments) {
        Draw draw = new Draw(5);
        for (int round = 0; round < 8; round++) {
            int i = draw.integer(), j = draw.integer();
            long l = draw.wide(), m = draw.wide();
            double a = draw.real(), b = draw.real();
            float f = draw.single(), g = draw.single();
            draw.call("Math.abs(i)", () -> Math.abs(i));
            draw.call("Math.abs(l)", () -> Math.abs(l));
            draw.call("Math.abs(a)", () -> Math.abs(a));
            draw.call("Math.abs(f)", () -> Math.abs(f));
            draw.call("Math.max(i, j)", () -> Math.max(i, j));
            draw.call("Math.max(l, m)", () -> Math.max(l, m));
            draw.call("Math.max(a, b)", () -> Math.max(a, b));
            draw.call("Math.max(f, g)", () -> Math.max(f, g));
            draw.call("Math.min(i, j)", () -> Math.min(i, j));
            draw.call("Math.min(a, b)", () -> Math.min(a, b));
            draw.call("Math.min(f, g)", () -> Math.min(f, g));
            draw.call("Math.addExact(i, j)", () -> Math.addExact(i, j));
            draw.call("Math.addExact(l, m)", () -> Math.addExact(l, m));
            draw.call("Math.subtractExact(i, j)", () -> Math.subtractExact(i, j));
            draw.call("Math.subtractExact(l, m)", () -> Math.subtractExact(l, m));
            draw.call("Math.multiplyExact(i, j)", () -> Math.multiplyExact(i, j));
            draw.call("Math.multiplyExact(l, m)", () -> Math.multiplyExact(l, m));
            draw.call("Math.multiplyExact(l, i)", () -> Math.multiplyExact(l, i));
            draw.call("Math.negateExact(i)", () -> Math.negateExact(i));
            draw.call("Math.negateExact(l)", () -> Math.negateExact(l));
            draw.call("Math.toIntExact(l)", () -> Math.toIntExact(l));
            draw.call("Math.incrementExact(i)", () -> Math.incrementExact(i));
            draw.call("Math.decrementExact(l)", () -> Math.decrementExact(l));
            draw.call("Math.floorDiv(i, j)", () -> Math.floorDiv(i, j));
            draw.call("Math.floorDiv(l, m)", () -> Math.floorDiv(l, m));
            draw.call("Math.floorMod(i, j)", () -> Math.floorMod(i, j));
            draw.call("Math.floorMod(l, i)", () -> Math.floorMod(l, i));
            draw.call("Math.multiplyHigh(l, m)", () -> Math.multiplyHigh(l, m));
            draw.call("Math.multiplyFull(i, j)", () -> Math.multiplyFull(i, j));
            draw.call("Math.round(a)", () -> Math.round(a));
            draw.call("Math.round(f)", () -> Math.round(f));
            draw.call("Math.rint(a)", () -> Math.rint(a));
            draw.call("Math.floor(a)", () -> Math.floor(a));
            draw.call("Math.ceil(a)", () -> Math.ceil(a));
            draw.call("Math.sqrt(a)", () -> Math.sqrt(a));
            draw.call("Math.cbrt(a)", () -> Math.cbrt(a));
            draw.call("Math.hypot(a, b)", () -> Math.hypot(a, b));
            draw.call("Math.signum(a)", () -> Math.signum(a));
            draw.call("Math.signum(f)", () -> Math.signum(f));
            draw.call("Math.copySign(a, b)", () -> Math.copySign(a, b));
            draw.call("Math.ulp(a)", () -> Math.ulp(a));
            draw.call("Math.ulp(f)", () -> Math.ulp(f));
            draw.call("Math.nextUp(a)", () -> Math.nextUp(a));
            draw.call("Math.nextDown(a)", () -> Math.nextDown(a));
            draw.call("Math.nextAfter(a, b)", () -> Math.nextAfter(a, b));
            draw.call("Math.nextUp(f)", () -> Math.nextUp(f));
            draw.call("Math.getExponent(a)", () -> Math.getExponent(a));
            draw.call("Math.getExponent(f)", () -> Math.getExponent(f));
            draw.call("Math.scalb(a, i)", () -> Math.scalb(a, i));
            draw.call("Math.fma(a, b, a)", () -> Math.fma(a, b, a));
            draw.call("Math.IEEEremainder(a, b)", () -> Math.IEEEremainder(a, b));
            draw.call("Math.toDegrees(a)", () -> Math.toDegrees(a));
            draw.call("Math.toRadians(a)", () -> Math.toRadians(a));
            draw.call("StrictMath.exp(a)", () -> StrictMath.exp(a));
            draw.call("StrictMath.pow(a, b)", () -> StrictMath.pow(a, b));
            draw.call("StrictMath.cbrt(b)", () -> StrictMath.cbrt(b));
            draw.call("Math.absExact(i)", () -> Math.absExact(i));
        }
    }
}
