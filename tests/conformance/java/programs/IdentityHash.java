public class IdentityHash {
    public static void main(String[] args) {
        Object a = new Object();
        int h = System.identityHashCode(a);
        System.out.println(h == a.hashCode());
        System.out.println(System.identityHashCode(null));
        String s = "x";
        System.out.println(System.identityHashCode(s) == System.identityHashCode("x"));
        int[] r = {1};
        System.out.println(r.hashCode() == r.hashCode());
        System.out.println(r.equals(new int[] {1}));
    }
}
