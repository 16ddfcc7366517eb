/** by table and shifts */
public class Crc32 {
    public static void main(String[] args) {
        int[] t = new int[256];
        for (int i = 0; i < 256; i++) {
            int c = i;
            for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? 0xEDB88320 ^ (c >>> 1) : c >>> 1;
            t[i] = c;
        }
        int c = ~0;
        for (byte b : "123456789".getBytes()) c = t[(c ^ b) & 0xff] ^ (c >>> 8);
        System.out.println(Integer.toHexString(~c));
    }
}
