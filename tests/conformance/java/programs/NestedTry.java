public class NestedTry {
    static int level(int n) {
        try {
            if (n == 0) throw new RuntimeException("bottom");
            int r = level(n - 1);
            System.out.println("level " + n);
            return r;
        }
        catch (RuntimeException e) {
            System.out.println(n + " caught " + e.getMessage());
            if (n < 2) throw new RuntimeException(e.getMessage() + n);
            return n;
        }
        finally {
            System.out.println("finally " + n);
            try { if (n == 3) throw new Exception("inside"); } catch (Exception e) {
                System.out.println(e.getMessage());
            } finally { System.out.println("deepest " + n); }
        }
    }
    public static void main(String[] args) { System.out.println(level(4)); }
}
