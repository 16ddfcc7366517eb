import java.util.*;

public class BitSets {
    public static void main(String[] args) {
        BitSet a = new BitSet(), b = new BitSet();
        for (int i = 0; i < 200; i += 3) a.set(i);
        for (int i = 0; i < 200; i += 5) b.set(i);
        System.out.println(a.cardinality() + " " + a.length() + a.size() + a.get(6) + a.get(7) + a.nextSetBit(10) + a.nextClearBit(9) + a.previousSetBit(100));
        BitSet c = (BitSet) a.clone();
        c.and(b);
        System.out.println(c);
        c.or(b);
        c.xor(a);
        c.andNot(b);
        c.flip(0, 10);
        c.clear(5);
        System.out.println(c.cardinality() + " " + c.hashCode() + c.equals(a) + c.intersects(b));
        System.out.println(a.stream().sum() + " " + Arrays.toString(b.toLongArray()));
        a.set(0, 4);
        System.out.println(a.get(0, 12));
        a.set(-1);
    }
}
