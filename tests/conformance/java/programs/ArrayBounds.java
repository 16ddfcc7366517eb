public class ArrayBounds {
    public static void main(String[] args) {
        int[] a = new int[3];
        for (int i : new int[] {-1, 3, Integer.MIN_VALUE}) try { a[i]++; } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try { int[] n = new int[Integer.parseInt("-5")]; } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        try { int[][] n = new int[2][Integer.parseInt("-1")]; } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        String[] s = {}; System.out.println(s[0]);
    }
}
