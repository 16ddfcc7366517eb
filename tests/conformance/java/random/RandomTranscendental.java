import java.util.function.*;

/** Functions of Math and StrictMath that differ in their last bits from one library to the next, bit for bit. */
public class RandomTranscendental {
    private static final Draw DRAW = new Draw(77);

    /** Of all magnitudes, but mostly of those that people use. */
    private static double number() {
        switch (DRAW.below(4)) {
            case 0: return DRAW.real();
            case 1: return (DRAW.below(1 << 30) - (1 << 29)) / 1e3;
            case 2: return DRAW.below(1 << 30) / (double) (1 << 30);
            default: return (DRAW.below(1 << 30) - (1 << 29)) / 1e8;
        }
    }

    private static void one(String name, DoubleUnaryOperator function) {
        for (int round = 0; round < 40; round++) {
            double x = number();
            DRAW.call(name + "(" + x + ")", () -> Long.toHexString(Double.doubleToRawLongBits(function.applyAsDouble(x))));
        }
    }

    private static void two(String name, DoubleBinaryOperator function) {
        for (int round = 0; round < 60; round++) {
            double x = number();
            double y = DRAW.flag() ? number() : DRAW.below(12) - 4;
            DRAW.call(name + "(" + x + ", " + y + ")", () -> Long.toHexString(Double.doubleToRawLongBits(function.applyAsDouble(x, y))));
        }
    }

    public static void main(String[] arguments) {
        one("Math.sin", Math::sin);
        one("Math.cos", Math::cos);
        one("Math.tan", Math::tan);
        one("Math.asin", Math::asin);
        one("Math.acos", Math::acos);
        one("Math.atan", Math::atan);
        one("Math.exp", Math::exp);
        one("Math.log", Math::log);
        one("Math.log10", Math::log10);
        one("Math.sinh", Math::sinh);
        one("Math.cosh", Math::cosh);
        one("Math.tanh", Math::tanh);
        one("Math.expm1", Math::expm1);
        one("Math.log1p", Math::log1p);
        one("Math.cbrt", Math::cbrt);
        two("Math.pow", Math::pow);
        two("Math.atan2", Math::atan2);
        two("Math.hypot", Math::hypot);
        one("StrictMath.sin", StrictMath::sin);
        one("StrictMath.cos", StrictMath::cos);
        one("StrictMath.tan", StrictMath::tan);
        one("StrictMath.asin", StrictMath::asin);
        one("StrictMath.acos", StrictMath::acos);
        one("StrictMath.atan", StrictMath::atan);
        one("StrictMath.exp", StrictMath::exp);
        one("StrictMath.log", StrictMath::log);
        one("StrictMath.log10", StrictMath::log10);
        one("StrictMath.sinh", StrictMath::sinh);
        one("StrictMath.cosh", StrictMath::cosh);
        one("StrictMath.tanh", StrictMath::tanh);
        one("StrictMath.expm1", StrictMath::expm1);
        one("StrictMath.log1p", StrictMath::log1p);
        two("StrictMath.pow", StrictMath::pow);
        two("StrictMath.atan2", StrictMath::atan2);
    }
}
