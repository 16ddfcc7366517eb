/** covariance is checked when storing */
public class ArrayStore {
    public static void main(String[] args) {
        Object[] o = new String[2]; o[0] = "fine"; o[1] = null;
        try { o[1] = 5; } catch (ArrayStoreException e) { System.out.println(e); }
        Number[] n = new Integer[1]; n[0] = 3; System.out.println(n[0]);
        Object[][] oo = new String[1][];
        try { oo[0] = new Object[0]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        n[0] = 1.5;
    }
}
