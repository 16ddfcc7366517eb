import java.util.concurrent.atomic.*;

public class LongAdders {
    public static void main(String[] args) {
        LongAdder a = new LongAdder();
        a.add(5);
        a.increment();
        System.out.println(a.sum() + " " + a.sumThenReset() + a.intValue() + a);
    }
}
