public class IntegerText {
    interface T { Object go(); }
    static void t(T t) {
        try { System.out.println(t.go()); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
    }
    public static void main(String[] args) {
        t(() -> Integer.parseInt("-2147483648"));
        t(() -> Integer.parseInt("2147483648"));
        t(() -> Integer.parseInt("+7"));
        t(() -> Integer.parseInt(""));
        t(() -> Integer.parseInt(null));
        t(() -> Integer.parseInt("1x"));
        t(() -> Integer.parseInt("ff", 16));
        t(() -> Integer.parseInt("-zz", 36));
        t(() -> Integer.parseInt("1", 99));
        t(() -> Integer.valueOf("077"));
        t(() -> Integer.decode("0x1F"));
        t(() -> Integer.decode("-010"));
        t(() -> Integer.decode("#f"));
        t(() -> Long.parseLong("9223372036854775808"));
        t(() -> Long.parseLong("-9223372036854775808"));
        t(() -> Integer.parseUnsignedInt("4294967295"));
        t(() -> Byte.parseByte("128"));
        t(() -> Short.parseShort("-32768"));
        t(() -> Integer.parseInt("\u0661\u0662"));
        t(() -> Integer.toString(255, 2) + Integer.toString(-255, 16) + Integer.toHexString(-1) + Integer.toBinaryString(10) + Integer.toOctalString(8));
        t(() -> Integer.toUnsignedString(-1) + Long.toUnsignedString(-1L) + Long.toHexString(1L << 40) + Long.toString(-12345L, 7));
        t(() -> Integer.parseInt("abc123", 3, 6, 10));
    }
}
