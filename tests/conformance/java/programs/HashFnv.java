public class HashFnv {
    public static void main(String[] args) {
        long h = 0xcbf29ce484222325L;
        for (char ch : "hello".toCharArray()) { h ^= ch; h *= 0x100000001b3L; }
        System.out.println(Long.toHexString(h));
        int a = 1, b = 0;
        for (byte x : "Wikipedia".getBytes()) { a = (a + (x & 0xff)) % 65521; b = (b + a) % 65521; }
        System.out.println(Integer.toHexString(b << 16 | a));
    }
}
