import java.util.*;
import java.math.*;

public class BigIntegers {
    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = BigInteger.valueOf(987654321L);
        System.out.println(a.add(b));
        System.out.println(a.subtract(b));
        System.out.println(a.multiply(b));
        System.out.println(a.divide(b) + " " + a.mod(b) + " " + a.negate().remainder(b) + a.negate().mod(b));
        System.out.println(a.pow(5));
        System.out.println(a.gcd(b) + " " + b.modPow(BigInteger.TEN, BigInteger.valueOf(1000007)) + b.modInverse(BigInteger.valueOf(1000007)));
        System.out.println(a.shiftLeft(100).toString(16) + " " + a.shiftRight(20) + a.bitLength() + a.signum() + a.compareTo(b));
        System.out.println(a.and(b) + " " + a.or(b) + a.xor(b) + a.not() + a.testBit(3));
        System.out.println(b.isProbablePrime(20));
        System.out.println(a.sqrt() + " " + a.hashCode() + a.longValue() + a.doubleValue() + b.intValueExact());
        BigInteger f = BigInteger.ONE;
        for (int i = 1; i <= 60; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f);
        System.out.println(new BigInteger("-ff", 16) + Arrays.toString(BigInteger.valueOf(-300).toByteArray()));
        a.divide(BigInteger.ZERO);
    }
}
