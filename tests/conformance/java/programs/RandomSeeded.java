import java.util.*;

public class RandomSeeded {
    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextLong() + " " + r.nextDouble() + " " + r.nextFloat() + " " + r.nextBoolean());
        byte[] b = new byte[6];
        r.nextBytes(b);
        System.out.println(Arrays.toString(b));
        System.out.println(r.ints(5, 0, 10).boxed().toList());
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.shuffle(l, new Random(7));
        System.out.println(l);
        r.setSeed(1);
        System.out.println(r.nextInt(1 << 20) + " " + r.nextInt(5, 9) + r.nextLong(10));
        System.out.println(new SplittableRandom(5).nextInt(1000));
        r.nextInt(0);
    }
}
