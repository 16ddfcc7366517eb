import java.util.*;

public class UuidBase64 {
    public static void main(String[] args) {
        System.out.println(new UUID(1, 2) + " " + UUID.fromString("00000000-0000-0001-0000-000000000002").equals(new UUID(1, 2)));
        String e = Base64.getEncoder().encodeToString("hello world".getBytes());
        System.out.println(e + new String(Base64.getDecoder().decode(e)));
        System.out.println(HexFormat.of().formatHex(new byte[] {1, (byte) 0xab}));
        System.out.println(new Date(0L).getTime());
    }
}
