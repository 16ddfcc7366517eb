import java.util.*;

public class StringBytes {
    public static void main(String[] args) throws Exception {
        byte[] b = "h\u00e9\u20ac".getBytes("UTF-8");
        System.out.println(Arrays.toString(b));
        System.out.println(new String(b, java.nio.charset.StandardCharsets.UTF_8));
        System.out.println(Arrays.toString("h\u00e9".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)));
        System.out.println(new String(new byte[] {72, 105}, java.nio.charset.StandardCharsets.US_ASCII));
        System.out.println(new String(new byte[] {(byte) 0xff, 65}, java.nio.charset.StandardCharsets.UTF_8).length());
        System.out.println(Arrays.toString("ab".getBytes(java.nio.charset.StandardCharsets.UTF_16BE)));
        char[] d = new char[5];
        "hello".getChars(1, 4, d, 0);
        System.out.println(new String(d, 0, 3));
        System.out.println(String.copyValueOf(new char[] {'a', 'b'}));
    }
}
