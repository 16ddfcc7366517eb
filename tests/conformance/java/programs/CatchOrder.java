import java.io.*;

public class CatchOrder {
    static void t(int n) throws Exception {
        switch (n) {
            case 0: throw new IllegalStateException("0");
            case 1: throw new IOException("1");
            case 2: throw new Exception("2");
            case 3: throw new StackOverflowError();
            case 4: throw new FileNotFoundException("4");
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 6; i++) {
            try { t(i); System.out.println("none"); }
            catch (FileNotFoundException e) { System.out.println("F " + e.getMessage()); }
            catch (IllegalStateException | IOException e) { System.out.println("multi " + e); }
            catch (Exception e) { System.out.println("E " + e); }
            catch (Throwable e) { System.out.println("T " + e); }
            finally { System.out.println("f"); }
        }
    }
}
