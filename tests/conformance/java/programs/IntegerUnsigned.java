public class IntegerUnsigned {
    public static void main(String[] args) {
        System.out.println(Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7) + " " + Integer.compareUnsigned(-1, 1) + " " + Integer.toUnsignedLong(-1));
        System.out.println(Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Long.compareUnsigned(1, -1));
        System.out.println(Byte.toUnsignedInt((byte) -1) + Short.toUnsignedInt((short) -1));
        System.out.println(Long.parseUnsignedLong("18446744073709551615"));
        System.out.println(Integer.compare(1, 2) + Integer.max(3, 4) + Integer.min(5, 6) + Integer.sum(7, 8));
        System.out.println(Integer.hashCode(7) + Long.hashCode(1L << 33) + Boolean.hashCode(true) + Character.hashCode('a') + Double.hashCode(1.5) + Float.hashCode(1.5f) + Byte.hashCode((byte) 3));
        System.out.println(Integer.valueOf(5).compareTo(6) + " " + Integer.valueOf(3).doubleValue() + Long.valueOf(1L << 33).intValue() + Double.valueOf(3.9).intValue());
        System.out.println(Integer.MAX_VALUE + 1 + " " + Integer.SIZE + Integer.BYTES);
    }
}
