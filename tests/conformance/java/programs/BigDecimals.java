import java.math.*;

public class BigDecimals {
    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("123.456"), b = new BigDecimal("0.07");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b, 5, RoundingMode.HALF_UP) + " " + a.negate() + a.scale() + a.precision());
        System.out.println(a.setScale(1, RoundingMode.HALF_EVEN) + " " + a.setScale(5) + a.stripTrailingZeros() + new BigDecimal("100").stripTrailingZeros() + new BigDecimal("1E+3").toPlainString());
        System.out.println(a.compareTo(b) + " " + new BigDecimal("1.0").equals(new BigDecimal("1.00")) + new BigDecimal("1.0").compareTo(new BigDecimal("1.00")));
        System.out.println(new BigDecimal(0.1));
        System.out.println(BigDecimal.valueOf(0.1) + " " + a.round(new MathContext(4)) + a.pow(3) + a.remainder(b) + a.toBigInteger() + a.doubleValue() + a.hashCode());
        for (RoundingMode m : RoundingMode.values()) if (m != RoundingMode.UNNECESSARY) System.out.print(new BigDecimal("-2.5").setScale(0, m) + " ");
        System.out.println("");
        System.out.println(new BigDecimal("2").sqrt(new MathContext(20)));
        BigDecimal.ONE.divide(new BigDecimal(3));
    }
}
