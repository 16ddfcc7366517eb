public class IntegerLoopEnds {
    public static void main(String[] args) {
        int n = 0;
        for (int i = Integer.MAX_VALUE - 2; i > 0; i++) n++;
        System.out.println(n);
        for (byte b = 125; b > 0; b++) n++;
        System.out.println(n);
        long l = Long.MIN_VALUE;
        l--;
        System.out.println(l);
        int x = Integer.MIN_VALUE;
        x = -x;
        System.out.println(x);
    }
}
