import java.util.*;

public class ScannerText {
    public static void main(String[] args) {
        Scanner s = new Scanner("12 abc 3.5\nline two");
        System.out.println(s.nextInt() + s.next() + s.next() + s.nextLine() + s.nextLine() + s.hasNext());
    }
}
