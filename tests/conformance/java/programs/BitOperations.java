public class BitOperations {
    public static void main(String[] args) {
        int[] values = {0, 5, -6, 0x0ff0, Integer.MIN_VALUE};
        for (int a : values) for (int b : values) System.out.println((a & b) + " " + (a | b) + " " + (a ^ b));
        long x = 0xff00ff00ff00ffL, y = 0x0f0f0f0f0f0f0f0fL;
        System.out.println((x & y) + " " + (x | y) + " " + (x ^ y) + " " + ~x);
        boolean t = true, f = false;
        System.out.println((t & f) + " " + (t | f) + " " + (t ^ t) + " " + !t);
    }
}
