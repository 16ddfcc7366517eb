/** ways to write numbers */
public class HexOctalBinary {
    public static void main(String[] args) {
        System.out.println(0xFF + 0b1010 + 017 + 1_000_000);
        System.out.println(0xFFFFFFFF);
        System.out.println(0x7fff_ffff_ffff_ffffL);
        System.out.println(0x1.8p1 + " " + 0x1p-1074 + " " + 1e-5f + " " + .5 + " " + 5.f + " " + 1D + " " + 100f);
        System.out.println('\u0041' + "\101\7".length() + "\t|\\|\"|\'");
        System.out.println(Long.MIN_VALUE + " " + Integer.MIN_VALUE + " " + Byte.MIN_VALUE + Short.MAX_VALUE + (int) Character.MAX_VALUE);
        System.out.println(Double.MAX_VALUE + " " + Double.MIN_VALUE + " " + Double.MIN_NORMAL + " " + Float.MAX_VALUE + " " + Float.MIN_VALUE + Float.MIN_NORMAL);
    }
}
