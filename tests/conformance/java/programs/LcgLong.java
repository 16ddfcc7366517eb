public class LcgLong {
    public static void main(String[] args) {
        long s = 12345;
        for (int i = 0; i < 5; i++) {
            s = s * 6364136223846793005L + 1442695040888963407L;
            System.out.println(s + " " + (s >>> 33) + " " + (int) (s ^ s >>> 31));
        }
        int x = 2463534242L > 0 ? (int) 2463534242L : 0;
        for (int i = 0; i < 5; i++) {
            x ^= x << 13;
            x ^= x >>> 17;
            x ^= x << 5;
            System.out.println(x);
        }
    }
}
