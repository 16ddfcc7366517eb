/** numbers of the clock only go up */
public class Timers {
    public static void main(String[] args) {
        long a = System.nanoTime(), b = System.nanoTime();
        System.out.println(b >= a);
        System.out.println(System.currentTimeMillis() > 1600000000000L);
    }
}
